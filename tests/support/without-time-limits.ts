import { liftTimeLimits } from './time-limits.ts';

/** Loaded first where a busy machine must not have a statement given up: in the server and the workers of browser tests. */
liftTimeLimits();
