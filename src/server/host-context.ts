type HostGlobal = { Netlify?: { context?: { deploy?: { context?: string } } | null } };

/**
 * Which kind of deploy this is: `production`, `deploy-preview`, `branch-deploy`. The host has the variable `CONTEXT`
 * only while it builds; a running function learns it from the context of its request.
 */
export function hostContext(): string | undefined {
  return (globalThis as HostGlobal).Netlify?.context?.deploy?.context ?? process.env['CONTEXT'];
}
