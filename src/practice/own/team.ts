import type { TeamMember } from '../team.ts';

/** Who the site comes with; owners change it in the portal. */
export const ownTeam: readonly TeamMember[] = [
  {
    id: 1,
    name: 'Dr. Marina Sample',
    title: 'Founder & General Dentist',
    callName: 'Dr. Sample',
    shortBio:
      'Opened the practice to give people time: to ask, to think, and to be looked after without hurry.',
    fullBio:
      'Dr. Sample grew up a few streets from the river and came back to Jacksonville after dental school. She opened the practice because she wanted a place where nobody is rushed through a visit.\n\nHer work runs from a child’s first checkup to implants and full smile makeovers. She plans with pictures and models, so that you can see what she sees before you decide.\n\nIf you have put off a visit for years, tell her. She will start where you are.',
    specialties: ['Dental implants', 'Smile makeovers', 'Same-day crowns'],
    license: 'Florida dental license DN 00001 (sample)',
    education: [
      'Doctor of Dental Medicine, Specimen State University',
      'Residency in general dentistry, Bayside Sample Hospital',
    ],
    memberships: ['Academy of General Dentistry', 'Implant Congress'],
    hobbies: ['Rowing at sunrise', 'Watercolors', 'Her two rescue dogs'],
  },
  {
    id: 2,
    name: 'Dr. Theo Example',
    title: 'General Dentist',
    callName: 'Dr. Example',
    shortBio: 'Calm hands and plain words, above all for people who would rather be anywhere else.',
    fullBio:
      'Dr. Example was an anxious patient himself, and he has not forgotten it. He explains each step before he takes it and stops when you raise a hand.\n\nHe looks after root canals, fillings and crowns, and leads our sedation care. Parents like that he talks to children as he talks to everyone else: kindly and straight.',
    specialties: ['Sedation dentistry', 'Root canals', 'Restorative care'],
    license: 'Florida dental license DN 00002 (sample), with an oral sedation permit',
    education: [
      'Doctor of Dental Surgery, Placeholder College of Dentistry',
      'Certificate in oral conscious sedation',
    ],
    memberships: ['Conscious Sedation Organization', 'State Dental Association'],
    hobbies: ['Baking bread', 'Birdwatching', 'Slow marathons'],
  },
  {
    id: 3,
    name: 'Rosa Specimen',
    title: 'Dental Hygienist',
    callName: 'Rosa',
    shortBio: 'Known for a light touch, and for remembering what you told her last time.',
    fullBio:
      'Rosa has cleaned teeth for more than fifteen years and still says that no two mouths are alike. She looks closely at your gums, shows you what she finds, and suggests one small change at a time.\n\nShe sees many of our patients with sensitive teeth and knows how to make a cleaning easier on them.',
    specialties: ['Gum care', 'Sensitive teeth'],
    education: ['Associate of Science in Dental Hygiene, Sample Coast College'],
    hobbies: ['Gardening', 'Salsa dancing'],
  },
  {
    id: 4,
    name: 'Caleb Testerman',
    title: 'Dental Hygienist',
    callName: 'Caleb',
    shortBio: 'Makes first visits easy for children, and for grown-ups who have been away a while.',
    fullBio:
      'Caleb came to dentistry by way of summer camps, which shows: he can turn a first cleaning into a game and a long gap between visits into something you can laugh about.\n\nHe teaches brushing and flossing without a lecture and checks that what he suggests fits your day.',
    specialties: ['Kids dentistry', 'Coaching for home care'],
    education: ['Bachelor of Science in Dental Hygiene, Specimen State University'],
    memberships: ['National Dental Association'],
    hobbies: ['Surfing', 'Board games', 'Little League coach'],
  },
  {
    id: 5,
    name: 'Imani Demoville',
    title: 'Dental Assistant',
    callName: 'Imani',
    shortBio: 'Has everything ready before you sit down, and a hand to hold when you want one.',
    fullBio:
      'Imani works beside Dr. Sample. She takes the scans for crowns and aligners, so that hardly anyone needs a tray of putty any more.\n\nShe notices when your shoulders go up, and she will ask for a pause before you do.',
    specialties: ['Digital scans', 'Same-day restorations'],
    education: ['Certificate in dental assisting, Sample Coast College'],
    hobbies: ['Singing in a gospel choir', 'Thrift-store finds'],
  },
  {
    id: 7,
    name: 'Noor Mockford',
    title: 'Dental Assistant',
    callName: 'Noor',
    shortBio: 'Keeps a close eye on your comfort before, during and after sedation.',
    fullBio:
      'Noor works beside Dr. Example and stays with you through every sedation visit. She watches your breathing and your pulse, and she is the one who calls you the next day to hear how you are.\n\nShe speaks English, Arabic and some Spanish.',
    specialties: ['Sedation monitoring', 'Aftercare'],
    education: ['Certificate in dental assisting, Placeholder Technical Institute'],
    memberships: ['Conscious Sedation Organization'],
    hobbies: ['Calligraphy', 'Long-distance cycling'],
  },
  {
    id: 8,
    name: 'Walter Placeholder',
    title: 'Treatment Coordinator',
    callName: 'Walter',
    shortBio: 'Turns a treatment plan into clear steps, clear prices and a payment plan you can live with.',
    fullBio:
      'Walter sits down with you after your exam and goes through the plan line by line: what is urgent, what can wait, and what each part costs.\n\nHe checks your insurance, explains the savings plan, and never asks you to decide on the spot.',
    specialties: ['Insurance', 'Payment plans', 'Savings plan'],
    hobbies: ['Model ships', 'Blues guitar', 'Five grandchildren'],
  },
  {
    id: 9,
    name: 'Lucía Fictiva',
    title: 'Scheduling Coordinator & Dental Assistant',
    callName: 'Lucía',
    shortBio: 'The voice on the phone, who finds you a time, and on busy days a second pair of hands.',
    fullBio:
      'Lucía answers most of our calls. She keeps a little room in each day for emergencies, and she knows which chair gets the morning sun.\n\nShe trained as a dental assistant, so she can tell from your words how soon you should be seen. Habla español.',
    specialties: ['Scheduling', 'Emergency visits', 'Spanish'],
    education: ['Certificate in dental assisting, Sample Coast College'],
    hobbies: ['Paddleboarding', 'Crossword puzzles'],
  },
];
