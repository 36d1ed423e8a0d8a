/** Contracts as bars over the year; one ends first. */
export const contractTerms = (
  <>
    <path d="M0 6h300M0 34h300M0 62h300M0 90h300M0 118h300M0 146h300M96 6v140M12 20h60M12 48h44M12 76h68M12 104h52M12 132h62" />
    <path className="tint" d="M116 13h90v14h-90zM176 41h60v14h-60zM140 69h120v14H140zM156 125h80v14h-80z" />
    <path className="hot" d="M206 97h40v14h-40z" />
  </>
);
