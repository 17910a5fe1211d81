import { liftTimeLimits } from './time-limits.ts';

/** Loaded before a server (`node --import`) that a busy machine must not make answer “please try again”. */
liftTimeLimits();
