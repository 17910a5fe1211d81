import { setFlagsFromString } from 'node:v8';

/**
 * `--liftoff-only` for a process that runs already, or that is given `NODE_OPTIONS` alone: its database lives some seconds, too
 * short to get back what V8's second compiler of WebAssembly costs.
 */
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
