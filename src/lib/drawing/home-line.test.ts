import { expect, test } from 'vitest';
import { homeLine } from './home-line.ts';

const services = (count: number) => ({ items: Array.from({ length: count }) });

test('the order hands its line on where the rows of phone and tablet are odd; even ones begin at the other side', () => {
  expect(homeLine({ order: {}, services: services(9) }).isHandedOn).toBe(true);
  expect(homeLine({ order: {}, services: services(6) }).isHandedOn).toBe(false);
  expect(homeLine({ order: {}, services: services(8) }).isHandedOn).toBe(false);
  expect(homeLine({ order: {}, services: services(5) }).isHandedOn).toBe(false);
  expect(homeLine({ order: {} }).isHandedOn).toBe(false);
  expect(homeLine({ services: services(9) }).isHandedOn).toBe(false);
});

test('without services the line comes in at the first band that there is, or at the closing', () => {
  expect(homeLine({ services: services(4), projects: {} }).begins).toBeUndefined();
  expect(homeLine({ projects: {}, testimonials: {} }).begins).toBe('projects');
  expect(homeLine({ industries: {}, testimonials: {} }).begins).toBe('industries');
  expect(homeLine({ order: {} }).begins).toBe('closing');
});

test('where the industries have sent the line out at the left edge, the band below them has it at the right one', () => {
  expect(homeLine({ services: services(9), industries: {}, projects: {} }).begins).toBe('projects');
  expect(homeLine({ services: services(9), industries: {}, testimonials: {} }).begins).toBe('testimonials');
  expect(homeLine({ services: services(9), industries: {} }).begins).toBe('closing');
});

test('the line falls to the dots of the first figure, if that can be counted', () => {
  expect(homeLine({ figures: { items: [{ value: '120+' }] } }).falls).toBe(true);
  expect(homeLine({ figures: { items: [{ value: '24/7' }, { value: '120+' }] } }).falls).toBe(false);
  expect(homeLine({}).falls).toBe(false);
});
