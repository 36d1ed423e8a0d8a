import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';
import { changedTokens } from '../../src/lib/look/palette.ts';
import { collections } from '../../src/schemas/collections.ts';
import { CONTENT_FOLDER, contentSources } from '../content-files.ts';
import { tokensText } from '../pictures/site-look.ts';

const TOKENS = /styles[\\/]tokens\.css$/;

/**
 * Puts the colours of `look.yaml` in the place of those in the design tokens. A look without colours changes nothing, and one
 * that is not right is reported by the content check.
 */
export function lookStyles(folder = CONTENT_FOLDER): AstroIntegration {
  return {
    name: 'look',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile, config }) => {
        addWatchFile(new URL(`${folder}/${collections.look.files}`, config.root));
        const changed = changedColours(folder);
        if (changed.size > 0) updateConfig({ vite: { css: { postcss: { plugins: [withColours(changed)] } } } });
      },
    },
  };
}

function changedColours(folder: string): Map<string, string> {
  const source = contentSources(folder).find(({ path }) => path === collections.look.files);
  const { success, data } = collections.look.schema.safeParse(source?.data);
  return success ? changedTokens(tokensText(), data) : new Map();
}

/** A token has its value in one place; what a section sets anew, it sets by the names of tokens. */
function withColours(changed: ReadonlyMap<string, string>): Plugin {
  return {
    postcssPlugin: 'look',
    Once: (root) => {
      root.walkRules(':root', (rule) => {
        if (!TOKENS.test(rule.source?.input.file ?? '')) return;
        rule.walkDecls(/^--color-/, (declaration) => {
          declaration.value = changed.get(declaration.prop.replace('--color-', '')) ?? declaration.value;
        });
      });
    },
  };
}
