import { ensureDependencies } from './ensure-dependencies.mjs';
import { takeStamp } from './support/export/build-stamp.mjs';
import { makeBuild } from './support/export/make-build.mjs';

ensureDependencies();
const saveStamp = takeStamp();
const { code } = await makeBuild();
if (code === 0) saveStamp();
process.exitCode = code;
