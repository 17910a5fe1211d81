import type { Config } from '@netlify/functions';
import { answerTemplateSchema } from '#contracts/answer.ts';
import { answerTemplateShape } from '#contracts/answers/answer.ts';
import { editTemplate, resetTemplate } from '#server/domain/inbox/answer-templates.ts';
import { json, noContent, problem } from '#server/http/answers.ts';
import { jsonBody } from '#server/http/body.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';

const noSuchTemplate = () => problem(404, 'There is no such template.');

export default endpoint('/api/admin/answer-templates/:id', {
  PUT: staffRoute('requests', {
    body: jsonBody(answerTemplateSchema),
    answers: { 200: answerTemplateShape },
    handle: async ({ params, body, session }) => {
      const template = await editTemplate(params['id'] ?? '', body, session.actor);
      return template ? json(200, template) : noSuchTemplate();
    },
  }),
  DELETE: staffRoute('requests', {
    answers: { 204: null },
    handle: async ({ params, session }) =>
      (await resetTemplate(params['id'] ?? '', session.actor)) ? noContent() : noSuchTemplate(),
  }),
});

export const config: Config = { path: '/api/admin/answer-templates/:id' };
