import {
  isInboxFilter,
  requestsPerPage,
  type InboxFilter,
  type InboxResource,
  type InboxSummary,
} from '../../../contracts/inbox.ts';
import { read, transaction } from '../../db/client.ts';
import {
  chooseForExport,
  countMatches,
  selectCounts,
  selectItems,
  selectPage,
  type InboxQuery,
  type InboxRow,
} from '../../db/inbox.ts';

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
  const status = params.get('status') || undefined;
  if (status !== undefined && !isInboxFilter(status)) return { unknown: 'status' };
  const text = (params.get('q') ?? '').toWellFormed().replaceAll('\u0000', '').normalize('NFC').toLowerCase();
  const words = text.split(/\s+/).filter(Boolean).slice(0, wordsAtMost);
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const page = Number(params.get('page') ?? 1);
  return {
    search: {
      resource,
      filter: status as InboxFilter | undefined,
      words,
      digits: digits.length >= 4 ? digits : null,
      page: Number.isInteger(page) && page >= 1 ? Math.min(page, deepestPage) : 1,
    },
  };
}

export async function listInbox(search: InboxSearch) {
  const { page } = search;
  const [rows, [count]] = await transaction<[InboxRow, { total: number }]>(
    [selectPage(search, requestsPerPage, (page - 1) * requestsPerPage), countMatches(search)],
    { repeatable: true },
  );
  const total = count?.total ?? 0;
  return { rows, total, page, hasNext: page * requestsPerPage < total };
}

/** Exactly what was noted as exported, newest first, read in portions that the database answers quickly. */
export async function exportInbox(search: InboxSearch, adminId: string): Promise<InboxRow[]> {
  const chosen = await read(chooseForExport(search, adminId, exportAtMost));
  const rows: InboxRow[] = [];
  for (let from = 0; from < chosen.length; from += exportPortion) {
    const ids = chosen.slice(from, from + exportPortion).map(({ id }) => id);
    rows.push(...(await read(selectItems(search.resource, ids))));
  }
  return rows;
}

export async function summarizeInbox(): Promise<InboxSummary> {
  type Counts = InboxSummary[InboxResource];
  const [[appointments], [contacts]] = await transaction<[Counts, Counts]>(
    [selectCounts('appointments'), selectCounts('contacts')],
    { repeatable: true },
  );
  const none = { unread: 0, late: 0, urgent: 0, open: 0 };
  return { appointments: appointments ?? none, contacts: contacts ?? none };
}
