import { QueryClient } from '@tanstack/react-query';

/** Reads are made once: not repeated, not refreshed behind the reader's back, forgotten after five minutes. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
    },
  });
}
