import { type MdastNode, markdownToMdast } from 'satteri';
import { ALTERNATIVE, PICTURE_NAME } from '../../schemas/photograph.ts';
import type { Block, Inline } from '../../schemas/prose.ts';

/** What a Markdown file may not say, or not there. */
interface ProseProblem {
  line: number;
  found: string;
  expected: string;
}

export interface Prose {
  /** The YAML between the two lines of hyphens with which the file begins; they take the first line. */
  fields: string;
  blocks: Block[];
  links: { line: number; href: string }[];
  pictures: { line: number; photo: string }[];
  problems: ProseProblem[];
}

type Kind = MdastNode['type'];
type Of<Name extends Kind> = Extract<MdastNode, { type: Name }>;

const DEEPEST = 4;
const ADDRESS = /^(\/[a-z0-9/-]*|https:\/\/[^\s<>]+|mailto:[^\s<>@?]+@[^\s<>@?]+|tel:\+[\d-]+)$/;
const NAMES: Partial<Record<Kind, string>> = {
  blockquote: 'a quotation',
  code: 'a block of code',
  definition: 'the address of a link apart from it',
  delete: 'crossed-out words',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
  heading: 'a heading',
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  linkReference: 'a link apart from its address',
  list: 'a list',
  table: 'a table',
  thematicBreak: 'a line across the page',
};

/** Reads a Markdown file. What a page may not say is left out and reported. */
export function readProse(markdown: string): Prose {
  // Some editors begin a file with a mark, behind which there would be no fields.
  const root = markdownToMdast(markdown.replace(/^\uFEFF/, ''), {
    // Line by line as typographic() in schemas/typography.ts: quotation marks and nothing else.
    features: { smartPunctuation: { quotes: true, dashes: false, ellipses: false } },
  });
  const nodes: MdastNode[] = root.type === 'root' ? root.children : [];
  const [first] = nodes;
  const prose: Prose = {
    fields: first?.type === 'yaml' ? first.value : '',
    blocks: [],
    links: [],
    pictures: [],
    problems: [],
  };
  const text = first?.type === 'yaml' ? nodes.slice(1) : nodes;
  for (const node of text) prose.blocks.push(...blockOf(node, prose, true));
  prose.problems.push(...levelProblems(text));
  if (text.length === 0) {
    prose.problems.push({
      line: lineAfter(first),
      found: 'nothing below the fields',
      expected: 'the text of the page',
    });
  }
  return prose;
}

/** Headings that are the page's own, or that skip a level. */
function levelProblems(nodes: MdastNode[]): ProseProblem[] {
  let before = 1;
  return nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const { depth } = node;
    const deepest = Math.min(before + 1, DEEPEST);
    before = Math.max(2, Math.min(depth, deepest));
    if (depth >= 2 && depth <= deepest) return [];
    const found = `a heading of level ${depth} (${'#'.repeat(depth)})`;
    const level = '#'.repeat(deepest);
    const expected =
      depth === 1 ? '## or below: level 1 is the title, which stands above' : `${level}: no level is skipped`;
    return [{ line: lineOf(node), found, expected: depth > DEEPEST ? `at most ${'#'.repeat(DEEPEST)}` : expected }];
  });
}

/** @param isOutermost whether the block stands in the page itself, not in a list or a quotation */
function blockOf(node: MdastNode, prose: Prose, isOutermost: boolean): Block[] {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (isOutermost && only?.type === 'image' && others.length === 0) return pictureOf(only, prose);
  if (node.type === 'paragraph') return [{ kind: 'paragraph', content: lineOfText(node.children, prose) }];
  if (node.type === 'list') return [listOf(node, prose)];
  if (isOutermost && node.type === 'heading') return [headingOf(node, prose)];
  if (isOutermost && node.type === 'table') return [tableOf(node, prose)];
  if (isOutermost && node.type === 'blockquote') {
    return [{ kind: 'quote', blocks: node.children.flatMap((child) => blockOf(child, prose, false)) }];
  }
  const allowed = isOutermost
    ? 'paragraphs, headings, lists, tables, quotations and pictures'
    : 'paragraphs and lists here';
  prose.problems.push({ line: lineOf(node), found: NAMES[node.type] ?? node.type, expected: allowed });
  return [];
}

/** A picture that has a paragraph for itself; what stands in quotation marks behind its file is its caption. */
function pictureOf(node: Of<'image'>, prose: Prose): Block[] {
  const { url: photo, alt, title: caption } = node;
  const line = lineOf(node);
  const alternative = alt?.trim() ?? '';
  const problem = (found: string, expected: string) => prose.problems.push({ line, found, expected });
  if (PICTURE_NAME.test(photo)) prose.pictures.push({ line, photo });
  else problem(`the picture "${photo}"`, 'the name of a file in src/assets/pictures/, such as our-team.jpg');
  if (alternative.length < ALTERNATIVE.min || alternative.length > ALTERNATIVE.max) {
    const length = `${ALTERNATIVE.min} to ${ALTERNATIVE.max} characters`;
    problem(
      alternative === '' ? 'a picture without words' : `"${alternative}" (${alternative.length} characters)`,
      `what it shows, in ${length}, for those who do not see it: ![Nine people at one table](${photo})`,
    );
  }
  return [{ kind: 'picture', photo, alternative, ...(caption && { caption }) }];
}

function headingOf(node: Of<'heading'>, prose: Prose): Block {
  const odd = node.children.find(({ type }) => type !== 'text');
  if (odd) prose.problems.push({ line: lineOf(odd), found: nameOf(odd), expected: 'nothing but words in a heading' });
  const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return { kind: 'heading', level: node.depth, text };
}

function listOf(node: Of<'list'>, prose: Prose): Block {
  const box = node.children.find(({ checked }) => typeof checked === 'boolean');
  if (box) prose.problems.push({ line: lineOf(box), found: 'a box to tick', expected: 'an entry without [ ]' });
  if (node.ordered && node.start !== 1) {
    prose.problems.push({ line: lineOf(node), found: `a list from ${node.start}`, expected: 'a list from 1' });
  }
  const items = node.children.map(({ children }) => children.flatMap((child) => blockOf(child, prose, false)));
  return { kind: 'list', isNumbered: node.ordered === true, items };
}

function tableOf(node: Of<'table'>, prose: Prose): Block {
  const [head = [], ...rows] = node.children.map(({ children }) =>
    children.map((cell) => lineOfText(cell.children, prose)),
  );
  const heading = prose.blocks.findLast((block) => block.kind === 'heading');
  return { kind: 'table', name: heading?.text ?? head.map(wordsOf).join(', '), head, rows };
}

function wordsOf(content: Inline[]): string {
  return content.map((part) => ('text' in part ? part.text : 'content' in part ? wordsOf(part.content) : ' ')).join('');
}

function lineOfText(nodes: MdastNode[], prose: Prose): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: lineOfText(node.children, prose) }];
      case 'break':
        return [{ kind: 'break' }];
      case 'link':
        return [linkOf(node, prose)];
      default: {
        const expected =
          node.type === 'image'
            ? 'a paragraph of its own, with an empty line above it and below'
            : 'words, links, **strong** and *stressed* words, or `code`';
        prose.problems.push({ line: lineOf(node), found: nameOf(node), expected });
        return [];
      }
    }
  });
}

function linkOf(node: Of<'link'>, prose: Prose): Inline {
  const line = lineOf(node);
  const href = node.url;
  if (ADDRESS.test(href)) prose.links.push({ line, href });
  else {
    const expected = 'a path such as /contact, or an address that begins with https://, mailto: or tel:+';
    prose.problems.push({ line, found: `a link to "${href}"`, expected });
  }
  if (node.title)
    prose.problems.push({ line, found: `"${node.title}" behind an address`, expected: 'the address alone' });
  return { kind: 'link', href, content: lineOfText(node.children, prose) };
}

function nameOf({ type }: MdastNode): string {
  return NAMES[type] ?? (type === 'inlineCode' ? 'code' : `${type} text`);
}

function lineOf(node: MdastNode): number {
  return node.position?.start.line ?? 1;
}

function lineAfter(node: MdastNode | undefined): number {
  return node?.position?.end.line ?? 1;
}
