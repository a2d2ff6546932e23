"""What a teacher says of a position: facts as codes and numbers, never prose."""
