import type { TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import type { InboxItem } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { call } from './client.ts';
import { detailUrl } from './inbox.ts';

interface AnswerToSend extends TemplateWords {
  /** Of this answer, whenever it is sent: a repetition names it again. */
  id: string;
  marksContacted: boolean;
  attachesVisit: boolean;
  updatedAt: string;
}

export const sendAnswer = (resource: InboxResource, requestId: string, answer: AnswerToSend) =>
  call<InboxItem>(`${detailUrl(resource, requestId)}/answers`, { method: 'POST', body: answer });

export const templatesUrl = '/api/admin/answer-templates';
export const saveTemplate = (id: string, words: TemplateWords) =>
  call<AnswerTemplate>(`${templatesUrl}/${id}`, { method: 'PUT', body: words });
export const resetTemplate = (id: string) => call<undefined>(`${templatesUrl}/${id}`, { method: 'DELETE' });
