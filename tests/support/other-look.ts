import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { withFields } from '../../build/yaml-fields.ts';

/** Files by their paths below the site. */
type Files = Record<string, string | Buffer | null>;

const CONTENT = 'src/content';
const PICTURES = 'src/assets/pictures';

/** A lamp in a field of its own, as a drawing program writes it. */
const MARK = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:pen="http://pen.example" width="64" height="64"><title>Lamp, final</title>
  <style>.field{fill:url(#glow)}</style>
  <defs><linearGradient id="glow" y2="1" x2="0"><stop offset="0" stop-color="#0f766e"/><stop offset="1" stop-color="#0a4f49"/></linearGradient></defs>
  <g pen:label="Layer 1"><rect class="field" width="64" height="64" rx="16"/>
  <path fill="#ffd27a" d="M32 9c9 10 9 17 0 22c-9-5-9-12 0-22z"/><path fill="#fff" d="M14 36h36c0 8-7 13-14 13h-8c-7 0-14-5-14-13zM26 53h12v4h-12z"/></g>
</svg>`;

const LOOK = `mark: lamp.svg
colours:
  paper: { light: "#ffffff", dark: "#0e1f1c" }
  ink: { light: "#10302b" }
  accent: { light: "#005d56" }
  line: { light: "#c2410c" }
  ground: "#0b3b36"
  highlight: "#ffd27a"
  pages:
    kaavi: { light: "#0a5a50" }
    marigold: { light: "#7a3b00" }
    plum: { light: "#3d3a8c" }
`;

/** Facts that not every company has. Two names are in Tamil. */
const FACTS = {
  sample: undefined,
  name: 'Kurinji & முல்லை',
  description: 'Lamps and software, Nagapattinam',
  'contact.sales': 'lamps@kurinji.example',
  'contact.phone': '+91 4365 55 0144',
  'contact.whatsapp': '+91 98400 55014',
  'contact.onEveryPage': ['phone', 'whatsapp'],
  'contact.location': {
    street: '4 Lighthouse Road',
    city: 'Nagapattinam',
    postcode: '611001',
    region: 'Tamil Nadu',
    country: 'IN',
    map: 'https://maps.example/lighthouse',
  },
  'contact.offices': [
    { name: 'Karaikal office', city: 'Karaikal', region: 'Puducherry', country: 'IN', phone: '+91 4368 55 0144' },
  ],
  registration: { cin: 'U31500TN2009PTC070144', gstin: '33AABCK1234L1ZT' },
};

/** A harbour at dusk instead of a photograph, with what a camera notes. */
function harbour(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 100" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#16324f"/><stop offset=".7" stop-color="#e8a06a"/></linearGradient></defs>
  <rect width="180" height="100" fill="url(#sky)"/><path fill="#0e2b33" d="M0 70h180v30H0z"/><path fill="#f4e3c1" d="M128 70l3-44h8l3 44z"/>
  <path fill="#a63c2a" d="M129 56h12l1 8h-14zM130 38h10l1 8h-12z"/><path fill="#ffd27a" d="M130 18h10v8h-10z"/><path fill="#ffd27a" opacity=".35" d="M130 22L0 6v28z"/>
  <path fill="#081a1f" d="M20 72h44l-8 9H28zM40 40v32h-2V40zM42 44l16 24H42z"/></svg>`;
  return sharp(Buffer.from(svg))
    .resize(width, height)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody of Nagapattinam' } })
    .toBuffer();
}

/** The files of a site with another company's look, facts and pictures, and without some of the sections that it can do without. */
export async function withOtherLook(files: Files = {}): Promise<Files> {
  const changed = (name: string, fields: Record<string, unknown>) => {
    const path = `${CONTENT}/${name}`;
    const text = files[path] ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    return { [path]: withFields(String(text), fields) };
  };
  const [team, office, person, old] = await Promise.all([
    harbour(2400, 1100),
    harbour(1400, 700),
    harbour(500, 640),
    harbour(800, 600),
  ]);
  return {
    ...files,
    [`${CONTENT}/look.yaml`]: LOOK,
    'src/assets/lamp.svg': MARK,
    [`${PICTURES}/our-team.jpg`]: team,
    [`${PICTURES}/our-office.jpg`]: office,
    'src/assets/people/kayalvizhi.jpg': person,
    // What no page names is not published.
    [`${PICTURES}/last-year.jpg`]: old,
    'src/assets/people/nobody.jpg': old,
    ...changed('site.yaml', FACTS),
    ...changed('pages/home.yaml', {
      // Its own mark, a portrait and links take the bytes that these took.
      'projects.items[0].record': undefined,
      'projects.items[1].record': undefined,
      'projects.items[2].record': undefined,
      'projects.items[3].record': undefined,
      'projects.items[4].record': undefined,
      'testimonials.items[0].name': 'கயல்விழி Anbu',
      'testimonials.items[0].initials': 'கA',
      'testimonials.items[0].picture': 'kayalvizhi.jpg',
    }),
    ...changed('pages/about.yaml', {
      specimen: undefined,
      team: {
        photo: 'our-team.jpg',
        alternative: 'The harbour in the evening, with the lamp that we look after',
        caption: 'Where the nine of us begin the night',
      },
      office: { photo: 'our-office.jpg', alternative: 'Our house, seen from the water' },
    }),
    ...changed('pages/contact.yaml', { specimen: undefined }),
  };
}
