import type { Mistake } from '../mistake.ts';

/** A device on its pole: water has come in by the cable, the aerial has lost its signal, and the update stopped half-way. */
export const floodedDevice: Mistake = {
  form: 'around',
  width: 470,
  height: 500,
  drawing: (
    <>
      <path className="deep" d="M212 60h46v440h-46z" />
      <path d="M360 104V12" className="bar" />
      <path className="dashed" d="M392 20q14 22 0 44M414 4q26 38 0 76M328 20q-14 22 0 44M306 4q-26 38 0 76" />
      <path className="sheet" d="M74 92h322q24 0 24 24v308q0 24-24 24H74q-24 0-24-24V116q0-24 24-24z" />
      <path className="tint" d="M92 132h286v276H92z" />
      <path className="sheet" d="M116 154h238v80H116z" />
      <path d="M136 184h198v28H136z" />
      <path className="hot" d="M136 184h104v28H136z" />
      <path d="M136 168h64" />
      <path className="deep" d="M132 276h76v76h-76z" />
      <path d="M148 276v-16m22 16v-16m22 16v-16M148 352v16m22-16v16m22-16v16M132 292h-16m16 22h-16m16 22h-16M208 292h16m-16 22h16m-16 22h16" />
      <path className="sheet" d="M256 258h94v42h-94zM270 324h64l16 16v48h-80z" />
      <path d="M350 270h10v18h-10M286 348h48v26h-48zM310 348v26" />
      <path
        className="deep faint"
        d="M50 330q23-16 46 0t46 0 46 0 47 0 46 0 46 0 46 0 47 0v94q0 24-24 24H74q-24 0-24-24z"
      />
      <path d="M50 330q23-16 46 0t46 0 46 0 47 0 46 0 46 0 46 0 47 0" />
      <path className="sheet" d="M108 448h44v26h-44z" />
      <path className="bar" d="M130 476v24" />
      <path className="sheet" d="M338 462q14 22 0 28-14-6 0-28z" />
      <path className="dots" d="M72 114h0M398 114h0M72 426h0M398 426h0" />
    </>
  ),
};
