import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { withFields } from '../../build/yaml-fields.ts';

const CONTENT = 'src/content';
