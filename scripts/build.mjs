import { ensureDependencies } from './ensure-dependencies.mjs';
import { takeStamp } from './support/build-stamp.mjs';
import { makeBuild } from './support/make-build.mjs';

ensureDependencies();
const saveStamp = takeStamp();
const { code } = await makeBuild();
if (code === 0) saveStamp();
process.exitCode = code;
