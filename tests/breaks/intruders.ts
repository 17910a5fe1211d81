import { type Break, oneEdit } from './break.ts';

/** What a second look from outside found open. */
const links = 'tests/functions/account-links.test.ts';
const factor = 'tests/functions/second-factor.test.ts';

export const intruderBreaks: readonly Break[] = [
  oneEdit(
    'an old link sets a password over the one an owner has set',
    'src/server/db/admin-users.ts',
    ['update account_links set used_at = now()', 'update account_links set used_at = used_at'],
    [links, 'is ended by a password set'],
  ),
  oneEdit(
    'what is typed at the sign-in makes the database hold the signature of a link',
    'src/server/domain/auth/keyed-hash.ts',
    ['.update(`${purpose}:${value}`)', ".update(purpose === 'account-link' ? `${purpose}:${value}` : value)"],
    [links, 'cannot be made of what a database tells'],
  ),
  oneEdit(
    'whoever knows the password puts their own second factor in its place',
    'src/server/db/second-factors.ts',
    ['where id = ${adminId}::uuid and totp_secret is null', 'where id = ${adminId}::uuid'],
    [factor, 'gives its place to no other'],
  ),
  oneEdit(
    'a sign-in under way outlives a new password',
    'src/server/db/admin-sessions.ts',
    ['or password_hash = ${passwordHash ?? null}::text', 'or password_hash is not null'],
    ['tests/functions/session.test.ts', 'fails where another password is set'],
  ),
  oneEdit(
    'a picture in a post reads in the name of whoever sees it',
    'src/server/http/endpoint.ts',
    ['if (route.duty && isPartOfAPage(request))', 'if (!route.duty && isPartOfAPage(request))'],
    ['tests/functions/endpoint.test.ts', 'as a picture in a post'],
  ),
  oneEdit(
    'an address of a partner writes a directive of its own into the policy of every page',
    'src/contracts/plain-host.ts',
    ['[a-z\\d.-]*', '[a-z\\d.;-]*'],
    ['scripts/build/page-policy.test.ts', 'stops the build at the provider https://book.example;script-src/'],
  ),
  oneEdit(
    'a megabyte of tags that are never closed holds up everybody',
    'src/server/domain/posts/sanitize-post-html.ts',
    ['const openTagsAtMost = 5_000;', 'const openTagsAtMost = 5_000_000;'],
    ['src/server/domain/posts/sanitize-post-html.test.ts', 'opens no more than thousands'],
  ),
  oneEdit(
    'a download broken off leaves its file open',
    'scripts/server/connection-turns.ts',
    ['for (const source of connection.sources) source.destroy();', 'connection.sources.clear();'],
    ['scripts/server/connection-turns.test.ts', 'is let go of'],
  ),
  oneEdit(
    'asking for the head of an answer empties it for everybody',
    'scripts/server/server.ts',
    ["new Request(request, { method: 'GET' })", 'request'],
    ['tests/server/pages-once.test.ts', 'for its head alone'],
  ),
  oneEdit(
    'the build that is served goes with the next one',
    'scripts/server/kept-builds.ts',
    ['utimesSync(folder, now, now);', ''],
    ['scripts/server/kept-builds.test.ts', 'outlives the next one'],
  ),
  oneEdit(
    'a mistyped year closes the office for a century',
    'src/contracts/announcements.ts',
    ['closedDays: 90', 'closedDays: 90_000'],
    ['tests/functions/announcements.test.ts', 'is refused with the name of its field'],
  ),
  oneEdit(
    'a file that is gone ends the process',
    'scripts/server/connection-turns.ts',
    ["source.once('error', () => response.destroy());", ''],
    ['scripts/server/connection-turns.test.ts', 'cannot be read any more'],
  ),
  oneEdit(
    'every user of the machine may enter the folder of the database',
    'scripts/database/embedded.ts',
    ['await chmod(folder, 0o700);', 'await chmod(folder, 0o755);'],
    ['tests/server/database-access.test.ts', 'can be entered by nobody else'],
  ),
  oneEdit(
    'the list of packages leaves out what the tests need as well',
    'scripts/packages/bill-of-materials.ts',
    ["'--package-lock-only', ", "'--package-lock-only', '--omit', 'dev', "],
    ['scripts/packages/bill-of-materials.test.ts', 'names every package that ships'],
  ),
  oneEdit(
    'an address an owner saved leads into the network of the server',
    'src/server/domain/private-networks.ts',
    ['found.filter(({ address: ip }) => !isForbidden(ip))', 'found'],
    ['src/server/domain/doctor/ask-outside.test.ts', 'asks nobody at http://localhost'],
  ),
  oneEdit(
    'the site check tells the password an address carries',
    'src/server/domain/doctor/partners.ts',
    ['`${parsed.origin}${parsed.pathname}` : url', 'url : url'],
    ['tests/functions/site-check.test.ts', 'says nothing that could open a door'],
  ),
  oneEdit(
    'three who look at the site ask its partners three times',
    'src/server/domain/doctor/examine-site.ts',
    ['running ??= look()', 'running = look()'],
    ['tests/functions/site-check.test.ts', 'looks once at a time'],
  ),
];
