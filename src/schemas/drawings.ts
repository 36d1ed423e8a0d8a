import { z } from 'astro/zod';

/** The things that can be drawn. Each is a function of this name in `drawings/things/`. */
export const THINGS = ['desk', 'files', 'man', 'papers', 'shelf', 'woman'] as const;

const count = z.int().min(1).max(60);

/** A thing by its name, with how many there are of it and which of them is marked, where that says something. */
const thing = z.strictObject({ thing: z.enum(THINGS), count: count.optional(), marked: count.optional() });

/** What stands in a room, from left to right, and what the line goes round: the thing that the text beside it is about. */
export const scene = z.strictObject({ things: z.array(thing).min(1).max(6), hot: z.enum(THINGS) });

export type SceneContent = z.infer<typeof scene>;
