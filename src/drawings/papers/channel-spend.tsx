/** What each channel cost, and a dot for each order that it brought. The proportions are those of the page's record. */
export const channelSpend = (
  <>
    <path d="M0 14h44M0 44h32M0 74h40M0 104h28M0 134h44" />
    <path className="tint" d="M62 5h95v18H62zM62 35h152v18H62zM62 65h114v18H62zM62 95h13v18H62zM62 125h19v18H62z" />
    <path
      className="dots"
      d="M230 44h0m14 0h0m14 0h0m14 0h0m14 0h0m12 0h0M192 74h0m14 0h0M91 104h0m14 0h0m14 0h0m14 0h0M97 134h0m14 0h0m14 0h0m14 0h0m14 0h0"
    />
    <path className="hot-line" d="M172 7l14 14m0-14l-14 14" />
  </>
);
