import './weeks.css';

/** What is hung into the calendar, one sign for each part, cut out of paper: 120 by 120, round the middle. */
export const weeksSigns = {
  tag: (
    <>
      <path className="cut" d="M-54-34H20l36 34-36 34h-74z" />
      <path className="ink" d="M26-8a8 8 0 1 0 .1 0zM-38-12h38M-38 8h46" />
    </>
  ),
  lens: (
    <>
      <path className="shaft" d="M18 18l30 30" />
      <path className="cut" d="M-8-50a42 42 0 1 0 .1 0z" />
      <path className="ink" d="M-30-16h44M-30 2h30" />
    </>
  ),
  pin: (
    <>
      <path className="cut" d="M0 56c-14-32-42-44-42-70 0-56 84-56 84 0C42 12 14 24 0 56z" />
      <path className="ink" d="M0-30a16 16 0 1 0 .1 0z" />
    </>
  ),
  advert: (
    <>
      <path className="cut" d="M-56-42h112v76H-56z" />
      <path className="ink" d="M-40-22h74M-40-2h36" />
      <path className="pointer" d="M14-4v56l14-14 10 20 12-6-10-18h18z" />
    </>
  ),
  bubble: (
    <>
      <path className="cut" d="M-48-42h96q8 0 8 8v48q0 8-8 8H-14l-24 28V22h-10q-8 0-8-8v-48q0-8 8-8z" />
      <path className="ink" d="M-40-20h78M-40 0h52" />
    </>
  ),
  lamp: (
    <>
      <path className="cut" d="M-58 4c4 56 112 56 116 0-36 16-80 16-116 0zM-26 54h52" />
      <path className="hot" d="M0 4c-36-20-14-40 0-66 14 26 36 46 0 66z" />
    </>
  ),
};
