import { expect, test } from 'vitest';
import { slug } from './slug.ts';

/** The menus of the specification, with the addresses of its route table. */
const MENUS: Record<string, Record<string, string>> = {
  industries: {
    Insurance: 'insurance',
    Healthcare: 'healthcare',
    Manufacturing: 'manufacturing',
    Construction: 'construction',
    'Consumer Goods': 'consumer-goods',
    Retail: 'retail',
    IoT: 'iot',
    Education: 'education',
    'Social Services': 'social-services',
  },
  services: {
    'UI/UX Design': 'ui-ux-design',
    'Web Development': 'web-development',
    'Application Development': 'application-development',
    'Digital Marketing': 'digital-marketing',
    Cybersecurity: 'cybersecurity',
    'Cloud DevOps': 'cloud-devops',
    'Data & AI': 'data-ai',
    'IT Consulting': 'it-consulting',
  },
  expertise: {
    CRM: 'crm',
    ERP: 'erp',
    'Customised Applications': 'customised-applications',
    'E Commerce': 'e-commerce',
    'Business Intelligence': 'business-intelligence',
    IoT: 'iot',
    'Cyber Security': 'cyber-security',
    'Data & AI': 'data-ai',
  },
  insights: {
    Solutions: 'solutions',
    'Success Stories': 'success-stories',
    Blogs: 'blogs',
    'Case Studies': 'case-studies',
  },
};

const LABELS = Object.entries(MENUS).flatMap(([menu, entries]) =>
  Object.entries(entries).map(([label, name]) => ({ menu, label, name })),
);

test('the specification has 29 labels', () => {
  expect(LABELS).toHaveLength(29);
});

test.each(LABELS)('$label leads to /$menu/$name', ({ label, name }) => {
  expect(slug(label)).toBe(name);
});

test('an address neither begins nor ends with a hyphen', () => {
  expect(slug(' (New) & improved! ')).toBe('new-improved');
});
