import type { InboxSummary, TodayFigures } from '#contracts/answers/inbox.ts';
import {
  isInboxFilter,
  requestsPerPage,
  type InboxResource,
  type InboxSearchBody,
} from '#contracts/inbox.ts';
import { mayDo, type StaffRole } from '#contracts/roles.ts';
import { officeClock } from '#practice/dates.ts';
import { practice } from '#practice/practice.ts';
import { insertListRead } from '#server/db/audit-log.ts';
import { repeatable, transaction, once, type StaffActor } from '#server/db/client.ts';
import { selectSummary, selectToday } from '#server/db/inbox-summary.ts';
import {
  chooseForExport,
  selectItems,
  selectPage,
  type InboxQuery,
  type InboxRow,
  type PageRow,
} from '#server/db/inbox.ts';
import { selectNotesOf } from '#server/db/request-detail.ts';

const wordsAtMost = 8;
const exportAtMost = 50_000;
const exportPortion = 2_000;
const deepestPage = 10_000;

export type InboxSearch = InboxQuery & { page: number };

/** What a list's address asks for, or the name of what it says wrong. */
export function readSearch(
  resource: InboxResource,
  params: URLSearchParams,
): { search: InboxSearch } | { unknown: 'status' } {
  const status = params.get('status') ?? '';
  if (status !== '' && !isInboxFilter(status)) return { unknown: 'status' };
  const page = Number(params.get('page') ?? 1);
  return {
    search: toSearch(resource, {
      q: params.get('q') ?? '',
      status,
      page: Number.isInteger(page) && page >= 1 ? Math.min(page, deepestPage) : 1,
    }),
  };
}

/** Words are told apart by white space, hyphens and brackets; how they are spelled is the database's matter. */
export function toSearch(
  resource: InboxResource,
  { q, status, page }: Pick<InboxSearchBody, 'q' | 'status' | 'page'>,
): InboxSearch {
  const text = q.toWellFormed().replaceAll('\u0000', '').trim();
  const isPhone = /^[\d\s()+./x‐-―-]+$/i.test(text) && text.replace(/\D/g, '').length >= 4;
  return {
    resource,
    view: { filter: status || undefined, today: officeClock(new Date()).date, timeZone: practice.timeZone },
    words: text
      .split(/[\s()‐-―-]+/)
      .filter(Boolean)
      .slice(0, wordsAtMost),
    phone: isPhone ? text : null,
    page,
  };
}

/** Whose data the list has shown is noted. */
export async function listInbox(search: InboxSearch, actor: StaffActor) {
  const { page } = search;
  return noted({ ...fromPage(await repeatable(pageOf(search)), page), page }, search.resource, actor);
}

/** A page of the desk's list, and what it shows already as that is now. */
export async function searchInbox(search: InboxSearch, keep: readonly string[], actor: StaffActor) {
  const { resource } = search;
  if (keep.length === 0)
    return noted({ ...fromPage(await repeatable(pageOf(search)), search.page), kept: [] }, resource, actor);
  const [rows, kept] = await transaction([pageOf(search), selectItems(resource, keep)], {
    repeatable: true,
  });
  return noted({ ...fromPage(rows, search.page), kept }, resource, actor);
}

/** The same items with what staff have noted about each: a sheet of paper cannot be opened. */
export async function withNotes(rows: InboxRow[]): Promise<InboxRow[]> {
  if (rows.length === 0) return rows;
  const notes = Map.groupBy(
    await repeatable(selectNotesOf(rows.map(({ id }) => id))),
    ({ requestId }) => requestId,
  );
  return rows.map((row) => ({
    ...row,
    internalNotes: (notes.get(row.id) ?? []).map(({ requestId: _of, ...note }) => note),
  }));
}

/** Whose data a list shows goes into the log before it goes out. */
async function noted<List extends { rows: InboxRow[]; kept?: InboxRow[] }>(
  list: List,
  resource: InboxResource,
  actor: StaffActor,
): Promise<List> {
  const ids = [...list.rows, ...(list.kept ?? [])].map(({ id }) => id);
  if (ids.length > 0) await once(insertListRead(actor, resource, ids));
  return list;
}

const pageOf = (search: InboxSearch) =>
  selectPage(search, requestsPerPage, (search.page - 1) * requestsPerPage);

function fromPage(rows: PageRow[], page: number) {
  const total = rows[0]?.total ?? 0;
  return { rows: rows.flatMap(toItem), total, hasNext: page * requestsPerPage < total };
}

function toItem({
  total: _total,
  work_due: _due,
  created_at: _createdAt,
  visit_at: _visitAt,
  ...item
}: PageRow & Record<string, unknown>) {
  return item.id === null ? [] : [item as InboxRow];
}

/** Exactly what was noted as exported, newest first, read in portions that the database answers quickly. */
export async function exportInbox(search: InboxSearch, actor: StaffActor): Promise<InboxRow[]> {
  const chosen = await repeatable(chooseForExport(search, actor, exportAtMost));
  const rows: InboxRow[] = [];
  for (let from = 0; from < chosen.length; from += exportPortion) {
    const ids = chosen.slice(from, from + exportPortion).map(({ id }) => id);
    rows.push(...(await repeatable(selectItems(search.resource, ids))));
  }
  return rows;
}

/** What a desk asks for every few seconds. @param openId the request it shows, for colleagues to see */
export async function summarizeInbox(adminId: string, openId: string | null): Promise<InboxSummary> {
  const [summary] = await repeatable(selectSummary(adminId, openId));
  if (!summary) throw new Error('A summary is one row.');
  return summary;
}

/** What somebody of this role has to do with; the rest is nothing to them. */
export async function figuresOfToday(role: StaffRole, now = new Date()): Promise<TodayFigures> {
  const { date } = officeClock(now);
  const [figures] = await repeatable(selectToday(date, practice.timeZone));
  if (!figures) throw new Error('The figures are one row.');
  return {
    ...figures,
    ...(!mayDo(role, 'requests') && { visits: 0, unsentMails: 0 }),
    ...(!mayDo(role, 'posts') && { postsDue: 0, drafts: 0 }),
  };
}
