/** The contract's lists of pages. Whoever adds a page on purpose adds it here. */

/** An entry of a menu: its label, its address, and the heading of its page where that differs from the label. */
export interface Entry {
  label: string;
  href: string;
  heading?: string;
}

/** §2.2: the four menus of the header and their entries. */
export const MENUS = {
  Industries: [
    { label: 'Insurance', href: '/industries/insurance' },
    { label: 'Healthcare', href: '/industries/healthcare' },
    { label: 'Manufacturing', href: '/industries/manufacturing' },
    { label: 'Construction', href: '/industries/construction' },
    { label: 'Consumer Goods', href: '/industries/consumer-goods' },
    { label: 'Retail', href: '/industries/retail' },
    { label: 'IoT', href: '/industries/iot' },
    { label: 'Education', href: '/industries/education' },
    { label: 'Social Services', href: '/industries/social-services' },
  ],
  Services: [
    { label: 'UI/UX Design', href: '/services/ui-ux-design' },
    { label: 'Web Development', href: '/services/web-development' },
    { label: 'Application Development', href: '/services/application-development' },
    { label: 'Digital Marketing', href: '/services/digital-marketing' },
    { label: 'Cybersecurity', href: '/services/cybersecurity' },
    { label: 'Cloud DevOps', href: '/services/cloud-devops', heading: 'Cloud & DevOps' },
    { label: 'Data & AI', href: '/services/data-ai' },
    { label: 'IT Consulting', href: '/services/it-consulting' },
  ],
  Expertise: [
    { label: 'CRM', href: '/expertise/crm' },
    { label: 'ERP', href: '/expertise/erp' },
    { label: 'Customised Applications', href: '/expertise/customised-applications' },
    { label: 'E Commerce', href: '/expertise/e-commerce', heading: 'E-commerce' },
    { label: 'Business Intelligence', href: '/expertise/business-intelligence' },
    { label: 'IoT', href: '/expertise/iot' },
    { label: 'Cyber Security', href: '/expertise/cyber-security' },
    { label: 'Data & AI', href: '/expertise/data-ai' },
  ],
  Insights: [
    { label: 'Solutions', href: '/insights/solutions' },
    { label: 'Success Stories', href: '/insights/success-stories' },
    { label: 'Blogs', href: '/insights/blogs' },
    { label: 'Case Studies', href: '/insights/case-studies' },
  ],
} as const satisfies Record<string, Entry[]>;

/** What a failed test says where the number of pages is the contract's. */
export const NAMED = `The contract names ${MENUS.Industries.length} industries, ${MENUS.Services.length} services, \
${MENUS.Expertise.length} areas of expertise and ${MENUS.Insights.length} insights. \
If others are meant, change MENUS in tests/specification/contract.ts.`;

/** §2.1: every page but Home, with its heading. */
export const PAGES: { href: string; heading: string }[] = [
  { href: '/about', heading: 'About Us' },
  { href: '/contact', heading: 'Contact Us' },
  ...Object.values<readonly Entry[]>(MENUS)
    .flat()
    .map(({ label, href, heading = label }) => ({ href, heading })),
];

/** §2.1: the address of every page. */
export const ADDRESSES = ['/', ...PAGES.map(({ href }) => href)];

/** §2.1: addresses that the footer links to and that are not declared as routes. */
export const UNDECLARED = [
  '/services',
  '/industries',
  '/success-stories',
  '/privacy',
  '/terms',
  '/sitemap',
  '/services/mobile-development',
  '/services/cloud',
];

/** What a failed test says where an address has no page by the contract. */
export const WITHOUT_PAGE =
  'The contract leaves this address without a page. If it has one now, take it out of UNDECLARED in tests/specification/contract.ts.';
