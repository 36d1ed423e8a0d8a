import { alternatePath } from '../content/page-files.ts';

interface LlmsText {
  name: string;
  description: string;
  /** Said below the description, if what stands on the pages is not to be taken as true. */
  notice: string | undefined;
  sections: readonly LinkSection[];
}

interface LinkSection {
  title: string;
  links: readonly { title: string; path: string; description: string }[];
}

/**
 * What programs that answer questions read first (llmstxt.org): what the site is, and where each page stands as Markdown.
 * @param site the site's own address
 */
export function llmsText({ name, description, notice, sections }: LlmsText, site: URL): string {
  const list = ({ title, links }: LinkSection) =>
    `## ${title}\n\n${links.map((link) => `- [${link.title}](${new URL(alternatePath(link.path), site)}): ${link.description}`).join('\n')}`;
  const parts = [`# ${name}`, `> ${description}`, ...(notice ? [notice] : []), ...sections.map(list)];
  return `${parts.join('\n\n')}\n`;
}
