/** Glasses for a head whose eyes are both seen. */
export const glasses = (
  <path
    className="on-hot"
    d="M19.500-99.500a3.600 3.600 0 1 0 7.200 0 3.600 3.600 0 1 0-7.200 0zm7.200 0a3.200 3.600 0 1 0 6.400 0 3.200 3.600 0 1 0-6.400 0zm-7.200-.5-3-1"
  />
);
