import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import type { BuiltSite } from './build.ts';

/** The headers and redirects the host would apply to files: those of `netlify.toml` and of the built pages. */
export interface HostRules {
  headersFor: (pathname: string) => [string, string][];
  redirect: (request: Request) => Promise<Response | undefined>;
  /** Whether a path names the rules themselves, which the host shows to nobody. */
  isRulesFile: (pathname: string) => boolean;
}

interface BuiltConfig {
  headers?: { for: string; values: Record<string, string> }[];
}

export async function readHostRules(root: string, built: BuiltSite): Promise<HostRules> {
  const { headers: builtHeaders } = JSON.parse(await readFile(built.headers, 'utf8')) as BuiltConfig;
  const configPath = join(root, 'netlify.toml');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(built.files, '_headers')],
    netlifyConfigPath: configPath,
    configHeaders: builtHeaders ?? [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: built.files,
  });
  return {
    headersFor: (pathname) =>
      (headers as Header[])
        .filter(({ forRegExp }) => forRegExp.test(pathname))
        .flatMap(({ values }) => Object.entries(values as Record<string, string>)),
    redirect: async (request) => {
      const match = await redirects.match(request);
      if (!match?.redirect) return undefined;
      if (match.external) return redirects.handle(request, match, async () => undefined);
      // Without a host: whatever name a visitor came by, it stays.
      const { pathname, search, hash } = match.target;
      return new Response(null, {
        status: match.statusCode,
        headers: { Location: pathname + search + hash },
      });
    },
    isRulesFile: (pathname) => /^\/_(?:headers|redirects)(?:\.(?:br|gz))?$/.test(pathname),
  };
}
