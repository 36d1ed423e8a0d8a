import './own-ground.css';

/**
 * The class of the entry of a list that stands on the page's colour, none for others: of `count` entries the one at place
 * `coloured`, counted from 0, if others follow it. What paints its ground beyond its box is said where the list is.
 */
export function ownGround(index: number, coloured: number, count: number): string {
  return index === coloured && count > coloured + 1 ? 'own-ground' : '';
}
