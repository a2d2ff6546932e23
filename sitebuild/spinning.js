/* A worker that works and tells how long it took: whether a throttled processor slows workers too. */

import { spin } from "./spin.js";

postMessage(spin());
