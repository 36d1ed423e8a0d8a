import { expect, test } from 'vitest';
import { orderFigures, orderSums } from './order.ts';

const entered = { item: 'Impeller', quantity: 500, scrap: 4, pieceGrams: 1200, tare: 2240, rate: 164, taxPercent: 18 };

test('pieces, weights and money agree with each other', () => {
  const { made, net, gross, value, tax, total } = orderSums(entered);
  expect(made - entered.scrap).toBe(entered.quantity);
  expect(gross - entered.tare).toBe(net);
  expect(net).toBe(600);
  expect(value).toBe(entered.quantity * entered.rate);
  expect(tax).toBe(14_760);
  expect(value + tax).toBe(total);
});

test('figures are printed as in India', () => {
  const figures = orderFigures({ ...entered, quantity: 1500 });
  expect(figures).toMatchObject({ quantity: '1,500', gross: '4,040 kg', rate: '164.00', total: '₹2,90,280' });
});
