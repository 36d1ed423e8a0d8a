import './stack.css';

/** From place to place: a day spent watching. */
const visit = (
  <>
    <path className="dashed" d="M50 270C120 250 70 170 130 160S230 170 260 60" />
    <path
      className="tint"
      d="M30 250h40v40H30zM110 140h40v40h-40zM240 40h40v40h-40zM230 230h60v60h-60zM40 40h90v50H40z"
    />
  </>
);

/** A screen as it is, with what people stumble over. */
const review = (
  <>
    <path className="tint" d="M30 30h260v44H30z" />
    <path d="M30 96h160v32H30zM30 150h220v32H30zM30 204h260v32H30zM30 258h120v32H30z" />
    <path className="bar" d="M216 112h40M174 274h70" />
  </>
);

/** The steps of a task, and where it parts. */
const flow = (
  <>
    <path d="M160 64v42M160 150v30H76v40M160 180h84v40" />
    <path className="tint" d="M116 24h88v40h-88zM116 106h88v44h-88zM32 220h88v50H32zM200 220h88v50h-88z" />
  </>
);

/** A screen that can be pressed. */
const prototype = (
  <>
    <path className="tint" d="M30 30h260v50H30z" />
    <path d="M30 104h260v34H30zM30 156h260v34H30zM30 208h260v34H30zM30 262h110v34H30z" />
    <path className="bar" d="M52 279h60M186 279h104" />
  </>
);

/** Eight people round one phone. */
const session = (
  <>
    <path className="tint" d="M124 96h72v128h-72z" />
    <path d="M140 120h40M140 140h40M140 160h24" />
    <path className="people" d="M60 70h0M160 44h0M260 70h0M284 160h0M260 250h0M160 276h0M60 250h0M36 160h0" />
  </>
);

/** Buttons, boxes and fields, each with its states. */
const library = (
  <>
    <path
      className="tint"
      d="M24 24h80v60H24zM220 24h76v60h-76zM24 130h80v60H24zM220 130h76v60h-76zM24 236h80v60H24zM220 236h76v60h-76z"
    />
    <path d="M122 24h80v60h-80zM122 130h80v60h-80zM122 236h80v60h-80zM40 54h48M236 54l14 14 28-30M40 160h48M138 54h48M40 266h30M240 160h36M138 266l24 14 24-14" />
  </>
);

/** The six layers of a screen, from what was seen to what is built: squares of 320, laid flat. */
export const stackPlates = { visit, review, flow, prototype, session, library };
