import { expect, test } from 'vitest';
import { isPlaceholderPhone, isReservedAddress, isReservedEmail } from './placeholders.ts';

test.each([
  'https://www.example.com/demo',
  'https://example.org',
  'https://www.kurinji.example',
  'https://kurinji.test',
  'http://localhost:8080/enquiries',
  'http://127.0.0.1:8080/enquiries',
  'http://[::1]/',
])('%s is nobody’s address, or this machine’s', (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

test.each(['https://www.kurinji.in', 'https://example.kurinji.in', 'https://myexample.com', '/contact', '#'])(
  '%s may be somebody’s',
  (address) => {
    expect(isReservedAddress(address)).toBe(false);
  },
);

test('an email address is judged by what follows its sign', () => {
  expect(isReservedEmail('sales@kurinji.example')).toBe(true);
  expect(isReservedEmail('example.com@kurinji.in')).toBe(false);
});

test.each(['+91 44 5550 0118', '+1 212 555 0123', '+44 20 7946 0958', '+91 44 2222 2229', '+91 98 1234 5678'])(
  '%s reaches nobody',
  (number) => {
    expect(isPlaceholderPhone(number)).toBe(true);
  },
);

test.each(['+91 44 2620 1187', '+1 212 555 1234', '+44 20 7890 0958', '+49 30 5550 118'])(
  '%s may reach somebody',
  (number) => {
    expect(isPlaceholderPhone(number)).toBe(false);
  },
);
