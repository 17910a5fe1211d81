import type { TemplateWords } from '#contracts/answer.ts';
import { sql, type StaffActor, type Statement } from './client.ts';

export interface StoredTemplate extends TemplateWords {
  id: string;
}

/** The practice's own words, where it has put some over those it came with. */
export function selectTemplates() {
  return sql<StoredTemplate>`select id, subject, text from answer_templates`;
}

export function upsertTemplate({ id, subject, text }: StoredTemplate, actor: StaffActor): Statement {
  return sql`
    insert into answer_templates as template (id, subject, text, updated_by)
    values (${id}, ${subject}, ${text}, ${actor.id}::uuid)
    on conflict (id) do update set subject = excluded.subject, text = excluded.text, updated_by = excluded.updated_by,
      updated_at = now()`;
}

/** A row where there was one to take back. */
export function deleteTemplate(id: string) {
  return sql<{ id: string }>`delete from answer_templates where id = ${id} returning id`;
}
