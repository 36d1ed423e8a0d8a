/** Each requirement is tied to the test that covers it. */
export const requirements = (
  <>
    <path
      className="tint"
      d="M16 7a13 13 0 1 0 .1 0zM16 44a13 13 0 1 0 .1 0zM16 81a13 13 0 1 0 .1 0zM16 118a13 13 0 1 0 .1 0z"
    />
    <path d="M44 20h96M44 57h78M44 94h110M44 131h70" />
    <path className="dashed" d="M160 20h94M142 57h112M134 131h120" />
    <path d="M266 7h28v26h-28zM266 44h28v26h-28zM266 81h28v26h-28zM266 118h28v26h-28zM272 20l6 6 12-15M272 57l6 6 12-15M272 131l6 6 12-15" />
    <path className="hot-line" d="M174 94h80M272 94l6 6 12-15" />
  </>
);
