import type { OrderContent } from '../../schemas/order.ts';

const number = new Intl.NumberFormat('en-IN');
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** What an order's papers show, worked out from what is entered once. Weights in kg, money in rupees. */
export function orderSums({ quantity, scrap, pieceGrams, tare, rate, taxPercent }: OrderContent['entered']) {
  const net = (quantity * pieceGrams) / 1000;
  const value = quantity * rate;
  const tax = (value * taxPercent) / 100;
  return { made: quantity + scrap, net, gross: tare + net, value, tax, total: value + tax };
}

/** Everything that a paper may name in braces, as it is printed. */
export function orderFigures(entered: OrderContent['entered']): Record<string, string> {
  const { made, net, gross, value, tax, total } = orderSums(entered);
  return {
    item: entered.item,
    quantity: number.format(entered.quantity),
    scrap: number.format(entered.scrap),
    made: number.format(made),
    tare: `${number.format(entered.tare)} kg`,
    net: `${number.format(net)} kg`,
    gross: `${number.format(gross)} kg`,
    rate: money.format(entered.rate),
    value: `₹${number.format(value)}`,
    tax: `₹${number.format(tax)}`,
    total: `₹${number.format(total)}`,
  };
}
