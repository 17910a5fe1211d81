import { neonConfig } from '@neondatabase/serverless';

/** As if the database were down, for as long as `work` lasts. */
export async function withoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const real = neonConfig.fetchEndpoint;
  neonConfig.fetchEndpoint = 'http://127.0.0.1:9/sql';
  try {
    return await work();
  } finally {
    neonConfig.fetchEndpoint = real;
  }
}
