import type { TeamMember } from '../team.ts';

/** Who the site comes with; owners change it in the portal. */
export const ownTeam: readonly TeamMember[] = [
  {
    id: 1,
    name: 'Dra. Inés Muestra',
    title: 'Owner & Family Dentist',
    callName: 'Dra. Muestra',
    shortBio: 'Took over her mother’s practice and kept the phone number.',
    fullBio:
      'Dra. Muestra was born two streets away and learned to count on dental charts. She sees whole families, often in one afternoon.\n\nShe draws what she means on paper, and you may keep the drawing.',
    specialties: ['Family dentistry', 'Fillings without hurry'],
    license: 'Arizona dental license D 00003 (sample)',
    education: ['Doctor of Dental Medicine, Sonora Model University'],
    hobbies: ['Mariachi violin', 'Chiles of every shade'],
  },
  {
    id: 2,
    name: 'Dr. Hugo Plantilla',
    title: 'Orthodontist',
    callName: 'Dr. Plantilla',
    shortBio: 'Straightens teeth on Thursdays and bicycles on every other day.',
    fullBio:
      'Dr. Plantilla wore braces at thirty and says so to every teenager. He works with brackets and with clear trays and tells you which he would take himself.',
    specialties: ['Braces', 'Clear trays'],
    license: 'Arizona dental license D 00004 (sample)',
    hobbies: ['Old bicycles'],
  },
  {
    id: 3,
    name: 'Alma Ficticia',
    title: 'Dental Hygienist',
    callName: 'Alma',
    shortBio: 'Cleans teeth and hums while she does it; requests are welcome.',
    fullBio:
      'Alma has looked after gums for nine years. She counts out loud when something will take ten seconds, and it takes ten.',
    specialties: ['Gums', 'Children'],
  },
  {
    id: 4,
    name: 'Beto Prototipo',
    title: 'Dental Assistant',
    callName: 'Beto',
    shortBio: 'Hands over the right thing before anybody asks for it.',
    fullBio: 'Beto was a paramedic for twelve years. Nothing that happens in a dental chair makes him run.',
    specialties: ['Scans', 'Calm'],
  },
  {
    id: 5,
    name: 'Carmen Bosquejo',
    title: 'Front Desk',
    callName: 'Carmen',
    shortBio: 'Knows who is whose cousin, and when the pharmacy closes.',
    fullBio:
      'Carmen keeps the calendar, the coffee and the peace. If you call during siesta she calls you back at half past two.',
    specialties: ['Appointments', 'Insurance papers'],
    hobbies: ['Crossword puzzles in two languages'],
  },
];
