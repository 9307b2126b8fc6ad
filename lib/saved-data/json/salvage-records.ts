import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { parseJson } from './parse-json';

/** Characters looked at in all: a text of nothing but opening braces must not hold up the page. */
const MAX_STEPS = 20_000_000;
/** How many broken records are read, and how long one may be, in UTF-16 units. */
const MAX_BROKEN = 100;
const MAX_BROKEN_LENGTH = 2000;

/** Field names and values that are complete: texts, numbers, true, false and null. */
const FIELD = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*(?=\s*[,}])|true|false|null)/g;

export interface SalvagedRecords {
  /** The records that are complete, in order. */
  readonly whole: readonly Fields[];
  /** Of those that are cut off or damaged, the fields that are complete. */
  readonly broken: readonly Fields[];
}

/**
 * The records in the text of a list, whether or not it is valid JSON. Of a valid list these are its records; a damaged
 * text is searched for them. Never throws; what is not found is left out.
 */
export function salvageRecords(text: string): SalvagedRecords {
  const parsed = parseJson(text);
  if (Array.isArray(parsed)) return { whole: parsed.filter(isFields), broken: [] };
  if (isFields(parsed)) return { whole: [parsed], broken: [] };
  const whole: Fields[] = [];
  const broken: Fields[] = [];
  let steps = 0;
  for (let start = text.indexOf('{'); start >= 0 && steps < MAX_STEPS; ) {
    const end = endOfRecord(text, start, MAX_STEPS - steps);
    steps += end - start;
    const record = parseJson(text.slice(start, end));
    // The text of a broken record may hide the beginning of the next one.
    const next = text.indexOf('{', isFields(record) ? end : start + 1);
    if (isFields(record)) whole.push(record);
    else if (broken.length < MAX_BROKEN) {
      const until = Math.min(next < 0 ? text.length : next, start + MAX_BROKEN_LENGTH);
      const fields = completeFields(text.slice(start, until));
      if (Object.keys(fields).length > 0) broken.push(fields);
    }
    start = next;
  }
  return { whole, broken };
}

/** Where the braces that open there are closed again; the end of the text, or of the steps, if they are not. */
function endOfRecord(text: string, start: number, maxSteps: number): number {
  const limit = Math.min(text.length, start + maxSteps);
  let depth = 0;
  let isInText = false;
  for (let index = start; index < limit; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return limit;
}

function completeFields(text: string): Fields {
  const entries = Array.from(text.matchAll(FIELD), ([, name = '', value = '']) => [
    parseJson(name),
    parseJson(value),
  ]);
  return Object.fromEntries(entries.filter(([name, value]) => name !== undefined && value !== undefined));
}
