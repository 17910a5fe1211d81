import type { NeonQueryFunction } from '@neondatabase/serverless';
import { startSiteOnSql } from '../bench/site.ts';

const login = { email: 'jo@samplewater-dental.example', password: 'a long enough passphrase' };

interface SampleDesk {
  url: string;
  login: typeof login;
  stop: () => Promise<void>;
}

/** A site of its own with the demo's posts, three colleagues, and a morning's requests of people who do not exist. */
export async function startSampleDesk(): Promise<SampleDesk> {
  const { url, sql, stop } = await startSiteOnSql({
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  });
  try {
    await fill(sql);
    return { url, login, stop };
  } catch (error) {
    // What has started goes on without us otherwise.
    await stop();
    throw error;
  }
}

async function fill(sql: NeonQueryFunction<false, false>): Promise<void> {
  await sql`update admin_users set name = 'Jo Sample', last_login_at = now()`;
  await sql`
    insert into admin_users (email, name, role, password_hash, last_login_at) values
      ('ben@samplewater-dental.example', 'Ben Example', 'editor', 'none', now() - interval '2 days'),
      ('mara@samplewater-dental.example', 'Mara Specimen', 'desk', 'none', now() - interval '3 hours')`;
  await sql`
    insert into appointments (reference, first_name, last_name, email, phone, service, notes, status, status_before, retry_at,
      visit_at, created_at, due_at, first_seen_at, assigned_to)
    select r.reference, r.first_name, r.last_name, lower(r.first_name) || '@mail.example', r.phone, r.service, r.notes,
      r.status, case when r.status <> 'pending' then 'pending' end,
      case when r.status = 'contacted' then now() + interval '3 hours' end,
      case when r.status = 'confirmed' then date_trunc('day', now()) + interval '19 hours' end,
      now() - make_interval(hours => r.age), now() - make_interval(hours => r.age) + interval '24 hours',
      case when r.age > 20 then now() end,
      case when r.status = 'contacted' then (select id from admin_users where name = 'Mara Specimen') end
    from (values
      ('SD-7K2M-4RQ', 'Rosa', 'Ibáñez', '(904) 555-0111', 'restorative', 'A filling came out on Sunday.', 'pending', 27),
      ('SD-3HVP-9TX', 'Desmond', 'Okafor', '(904) 555-0112', 'preventative', 'For: my daughter (6). Time of day: after school.', 'pending', 22),
      ('SD-8WQC-2JN', 'Linh', 'Nguyễn', '(904) 555-0113', 'cosmetic', 'Whitening before a wedding in May.', 'pending', 15),
      ('SD-5DRT-6YB', 'Harriet', 'O’Neil', '(904) 555-0114', null, null, 'pending', 6),
      ('SD-9FNL-3ZG', 'Samuel', 'Weiss', '(904) 555-0115', 'implants', 'Please call after four.', 'pending', 2),
      ('SD-4XKD-7MC', 'Amina', 'Diallo', '(904) 555-0116', 'sedation', null, 'contacted', 30),
      ('SD-6BTS-8VH', 'Peter', 'Lindqvist', '(904) 555-0117', 'preventative', null, 'confirmed', 50)
    ) as r (reference, first_name, last_name, phone, service, notes, status, age)`;
  await sql`
    insert into contacts (reference, name, email, subject, message, due_at) values
      ('SD-2PGW-5LQ', 'Ines Sample', 'ines@mail.example', 'Parking', 'Is there parking for a van?', now() + interval '20 hours')`;
}
