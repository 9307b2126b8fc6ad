import type { Language } from '@/lib/i18n/language';
import { loadMessages } from '@/lib/i18n/load-messages';
import {
  type ChangeEntry,
  dayEntry,
  employeeEntry,
  publicationEntry,
  requestEntry,
  type ScheduleChange,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import { publicationAt } from '@/lib/shifts/publication/publication';
import { languageStore } from '@/stores/app/language-store';
import { loadNewsWords, type NewsWords } from '@/stores/notifications/news-words';
import { stepSentence } from '@/stores/schedule/undone-steps/step-sentence';
import {
  changeOf,
  clock,
  day,
  dayOf,
  employeeOf,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';

const shift = shiftAt('09:00-17:00', { id: 'one', employeeName: 'Theo', date: day('2026-12-04') });
const open = { ...shift, employeeName: '' };
const night = { ...shift, startTime: clock('22:00'), endTime: clock('02:00') };
const saturday = day('2026-12-05');

/** One example of each kind of step. */
const STEPS: Readonly<Record<string, readonly ChangeEntry[]>> = {
  moved: [shiftEntry(shift, { ...shift, date: saturday })],
  movedOpen: [shiftEntry(open, { ...open, date: saturday })],
  movedElse: [shiftEntry(shift, { ...night, employeeName: 'Maya', date: saturday })],
  given: [shiftEntry(shift, { ...shift, employeeName: 'Maya' })],
  givenOpen: [shiftEntry(open, { ...open, employeeName: 'Maya' })],
  opened: [shiftEntry(shift, open)],
  retimed: [shiftEntry(shift, night)],
  restated: [shiftEntry(shift, { ...shift, status: 'Canceled' })],
  notes: [shiftEntry(shift, { ...shift, notes: 'She gives notice' })],
  changed: [shiftEntry(shift, { ...shift, role: 'Cook' })],
  added: [shiftEntry(undefined, night)],
  addedOpen: [shiftEntry(undefined, open)],
  removed: [shiftEntry(shift, undefined)],
  swapped: [
    shiftEntry(shift, { ...shift, employeeName: 'Maya' }),
    shiftEntry({ ...shift, id: 'two', employeeName: 'Maya' }, { ...shift, id: 'two' }),
  ],
  many: Array.from({ length: 12 }, (_, at) =>
    shiftEntry(undefined, {
      ...shift,
      id: `${at}`,
      employeeName: ['Theo', 'Maya', 'Ana', 'Ben', 'Zoë'][at % 5] ?? '',
      date: day(`2026-12-0${1 + (at % 6)}`),
    }),
  ),
  manyOpen: [shiftEntry(undefined, open), shiftEntry(undefined, { ...open, id: 'two' })],
  hired: [employeeEntry(undefined, employeeOf('Maya'))],
  renamed: [
    employeeEntry(employeeOf('Theo'), { ...employeeOf('Theo'), name: 'Theodor' }),
    shiftEntry(shift, { ...shift, employeeName: 'Theodor' }),
  ],
  available: [employeeEntry(employeeOf('Maya'), { ...employeeOf('Maya'), availability: { dates: [] } })],
  template: [templateEntry(undefined, templateOf('Early'))],
  weekTemplate: [templateEntry(undefined, { ...templateOf('Winter'), week: [] })],
  rotation: [templateEntry({ ...templateOf('2-2-3'), rotation: {} }, undefined)],
  said: [dayEntry(undefined, dayOf('2026-12-04', { note: 'Fire Ana' }))],
  asked: [requestEntry(undefined, requestOf('ana-1')), requestEntry(undefined, requestOf('ana-2'))],
  saidOfDays: ['2026-12-04', '2026-12-31'].map((date) => dayEntry(dayOf(date, { note: 'x' }), undefined)),
};

async function wordsIn(language: Language): Promise<NewsWords> {
  languageStore.setState({ language, messages: await loadMessages(language) });
  const words = await loadNewsWords();
  if (!words) throw new Error('There is no message.');
  return words;
}

async function sentencesIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const words = await wordsIn(language);
  return Object.fromEntries(
    Object.entries(STEPS).map(([name, entries]) => [name, stepSentence({ entries }, words)]),
  );
}

test('describes each step in one sentence in English', async () => {
  expect(await sentencesIn('en')).toEqual({
    moved: 'Moved Theo’s shift from Fri Dec 4 to Sat Dec 5',
    movedOpen: 'Moved the open shift from Fri Dec 4 to Sat Dec 5',
    movedElse:
      'Moved a shift: Maya, Sat Dec 5, 10:00 PM - 2:00 AM; before: Theo, Fri Dec 4, 9:00 AM - 5:00 PM',
    given: 'Gave Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM, to Maya',
    givenOpen: 'Gave the open shift on Fri Dec 4, 9:00 AM - 5:00 PM, to Maya',
    opened: 'Made Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM, open',
    retimed: 'Changed Theo’s shift on Fri Dec 4 from 9:00 AM - 5:00 PM to 10:00 PM - 2:00 AM',
    restated: 'Marked Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM, as Canceled',
    notes: 'Changed the notes of Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM',
    changed: 'Changed Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM',
    added: 'Added a shift for Theo on Fri Dec 4, 10:00 PM - 2:00 AM',
    addedOpen: 'Added an open shift on Fri Dec 4, 9:00 AM - 5:00 PM',
    removed: 'Deleted Theo’s shift on Fri Dec 4, 9:00 AM - 5:00 PM',
    swapped: 'Swapped the shifts of Theo and Maya',
    many: 'Added 12 shifts (Dec 1 - Dec 6): Theo, Maya, Ana and 2 more',
    manyOpen: 'Added 2 shifts (Fri Dec 4)',
    hired: 'Added Maya to the team',
    renamed: 'Renamed Theo to Theodor',
    available: 'Changed Maya’s availability',
    template: 'Added the template “Early”',
    weekTemplate: 'Added the week template “Winter”',
    rotation: 'Deleted the rotation “2-2-3”',
    said: 'Changed what is said of Fri Dec 4',
    asked: 'Changed 2 requests of the team',
    saidOfDays: 'Changed what is said of 2 days (Dec 4 - Dec 31)',
  });
});

test('describes each step in one sentence in German', async () => {
  expect(await sentencesIn('de')).toEqual({
    moved: 'Schicht von Theo verschoben: von Fr, 4. Dez. auf Sa, 5. Dez.',
    movedOpen: 'Offene Schicht verschoben: von Fr, 4. Dez. auf Sa, 5. Dez.',
    movedElse:
      'Schicht verschoben: jetzt Maya, Sa, 5. Dez., 22:00–02:00; vorher Theo, Fr, 4. Dez., 09:00–17:00',
    given: 'Schicht von Theo am Fr, 4. Dez., 09:00–17:00, an Maya gegeben',
    givenOpen: 'Offene Schicht am Fr, 4. Dez., 09:00–17:00, an Maya gegeben',
    opened: 'Schicht von Theo am Fr, 4. Dez., 09:00–17:00, zur offenen Schicht gemacht',
    retimed: 'Zeiten der Schicht von Theo am Fr, 4. Dez. geändert: 09:00–17:00 wurde zu 22:00–02:00',
    restated: 'Schicht von Theo am Fr, 4. Dez., 09:00–17:00, auf „Abgesagt“ gesetzt',
    notes: 'Notizen der Schicht von Theo am Fr, 4. Dez., 09:00–17:00, geändert',
    changed: 'Schicht von Theo am Fr, 4. Dez., 09:00–17:00, geändert',
    added: 'Schicht für Theo am Fr, 4. Dez., 22:00–02:00, hinzugefügt',
    addedOpen: 'Offene Schicht am Fr, 4. Dez., 09:00–17:00, hinzugefügt',
    removed: 'Schicht von Theo am Fr, 4. Dez., 09:00–17:00, gelöscht',
    swapped: 'Schichten von Theo und Maya getauscht',
    many: '12 Schichten hinzugefügt (1.–6. Dez.): Theo, Maya, Ana und 2 weitere',
    manyOpen: '2 Schichten hinzugefügt (Fr, 4. Dez.)',
    hired: 'Maya ins Team aufgenommen',
    renamed: 'Theo in Theodor umbenannt',
    available: 'Verfügbarkeit von Maya geändert',
    template: 'Vorlage „Early“ hinzugefügt',
    weekTemplate: 'Wochenvorlage „Winter“ hinzugefügt',
    rotation: 'Wechselschicht „2-2-3“ gelöscht',
    said: 'Geändert, was zu Fr, 4. Dez. gesagt ist',
    asked: '2 Anfragen des Teams geändert',
    saidOfDays: 'Geändert, was zu 2 Tagen gesagt ist (4.–31. Dez.)',
  });
});

test('describes each step in one sentence in French', async () => {
  expect(await sentencesIn('fr')).toEqual({
    moved: 'Service de Theo déplacé du ven. 4 déc. au sam. 5 déc.',
    movedOpen: 'Service à pourvoir déplacé du ven. 4 déc. au sam. 5 déc.',
    movedElse:
      'Service déplacé : Maya, sam. 5 déc., 22:00 – 02:00 ; avant : Theo, ven. 4 déc., 09:00 – 17:00',
    given: 'Service de Theo donné à Maya, le ven. 4 déc., 09:00 – 17:00',
    givenOpen: 'Service à pourvoir donné à Maya, le ven. 4 déc., 09:00 – 17:00',
    opened: 'Service de Theo rendu à pourvoir, le ven. 4 déc., 09:00 – 17:00',
    retimed: 'Horaires du service de Theo modifiés, le ven. 4 déc. : 09:00 – 17:00 devient 22:00 – 02:00',
    restated: 'Service de Theo marqué « Annulé », le ven. 4 déc., 09:00 – 17:00',
    notes: 'Notes du service de Theo modifiées, le ven. 4 déc., 09:00 – 17:00',
    changed: 'Service de Theo modifié, le ven. 4 déc., 09:00 – 17:00',
    added: 'Service ajouté pour Theo, le ven. 4 déc., 22:00 – 02:00',
    addedOpen: 'Service à pourvoir ajouté, le ven. 4 déc., 09:00 – 17:00',
    removed: 'Service de Theo supprimé, le ven. 4 déc., 09:00 – 17:00',
    swapped: 'Services de Theo et de Maya échangés',
    many: '12 services ajoutés (1er–6 déc.) : Theo, Maya, Ana et 2 autres',
    manyOpen: '2 services ajoutés (ven. 4 déc.)',
    hired: 'Maya fait désormais partie de l’équipe',
    renamed: 'Theo s’appelle désormais Theodor',
    available: 'Disponibilité de Maya modifiée',
    template: 'Modèle « Early » ajouté',
    weekTemplate: 'Modèle de semaine « Winter » ajouté',
    rotation: 'Roulement « 2-2-3 » supprimé',
    said: 'Modifié ce qui est dit du ven. 4 déc.',
    asked: '2 demandes de l’équipe modifiées',
    saidOfDays: 'Modifié ce qui est dit de 2 jours (4–31 déc.)',
  });
});

test('describes each step in one sentence in Spanish', async () => {
  expect(await sentencesIn('es')).toEqual({
    moved: 'Turno de Theo movido: antes vie, 4 dic, ahora sáb, 5 dic',
    movedOpen: 'Turno por cubrir movido: antes vie, 4 dic, ahora sáb, 5 dic',
    movedElse: 'Turno movido: ahora Maya, sáb, 5 dic, 22:00–2:00; antes Theo, vie, 4 dic, 9:00–17:00',
    given: 'Turno de Theo dado a Maya: vie, 4 dic, 9:00–17:00',
    givenOpen: 'Turno por cubrir dado a Maya: vie, 4 dic, 9:00–17:00',
    opened: 'Turno de Theo dejado por cubrir: vie, 4 dic, 9:00–17:00',
    retimed: 'Horas del turno de Theo cambiadas: vie, 4 dic, antes 9:00–17:00, ahora 22:00–2:00',
    restated: 'Turno de Theo marcado como Cancelado: vie, 4 dic, 9:00–17:00',
    notes: 'Notas del turno de Theo cambiadas: vie, 4 dic, 9:00–17:00',
    changed: 'Turno de Theo cambiado: vie, 4 dic, 9:00–17:00',
    added: 'Turno añadido para Theo: vie, 4 dic, 22:00–2:00',
    addedOpen: 'Turno por cubrir añadido: vie, 4 dic, 9:00–17:00',
    removed: 'Turno de Theo eliminado: vie, 4 dic, 9:00–17:00',
    swapped: 'Turnos de Theo y de Maya intercambiados',
    many: '12 turnos añadidos (1–6 dic): Theo, Maya, Ana y 2 más',
    manyOpen: '2 turnos añadidos (vie, 4 dic)',
    hired: 'Maya ya forma parte del equipo',
    renamed: 'Theo ahora se llama Theodor',
    available: 'Disponibilidad de Maya cambiada',
    template: 'Plantilla «Early» añadida',
    weekTemplate: 'Plantilla de semana «Winter» añadida',
    rotation: 'Rotación «2-2-3» eliminada',
    said: 'Cambiado lo que se dice del vie, 4 dic',
    asked: '2 solicitudes del equipo cambiadas',
    saidOfDays: 'Cambiado lo que se dice de 2 días (4–31 dic)',
  });
});

test('names the days of a partial publication and counts imported records', async () => {
  const words = await wordsIn('en');
  const published = publicationAt(1, scheduleOf({}));
  const spans = [{ from: day('2026-11-30'), to: day('2026-12-06') }];
  const sentenceOf = (change: Omit<ScheduleChange, 'id' | 'at'>) => stepSentence(change, words);
  const publish = (after: typeof published) =>
    sentenceOf({ entries: [publicationEntry(undefined, after)], origin: 'publish' });
  expect(publish(published)).toBe('Published the schedule');
  expect(publish({ ...published, act: { kind: 'publish', spans } })).toBe('Published Nov 30 - Dec 6');
  expect(
    sentenceOf({
      entries: [publicationEntry(undefined, { ...published, act: { kind: 'unpublish', spans } })],
    }),
  ).toBe('Took the publication of Nov 30 - Dec 6 back');
  expect(sentenceOf({ ...changeOf([shiftEntry(undefined, shift)]), origin: 'import' })).toBe(
    'Took in 1 record',
  );
});

test('counts the shifts of an accepted proposal', async () => {
  const given = (id: string, from: string, to: string) =>
    shiftEntry({ ...shift, id, employeeName: from }, { ...shift, id, employeeName: to });
  const [one, two] = [given('1', '', 'Theo'), given('2', '', 'Maya')];
  const swapped = [given('1', 'Ana', 'Ben'), given('2', 'Ben', 'Ana')];
  const proposal = { seed: 7 };
  const sentencesOf = async (language: 'en' | 'es' | 'fr' | 'de') => {
    const words = await wordsIn(language);
    return [[one], [one, two], swapped].map((entries) => stepSentence({ entries, proposal }, words));
  };
  expect(await sentencesOf('en')).toEqual([
    'Filled 1 open shift as proposed (Fri Dec 4): Theo',
    'Filled 2 open shifts as proposed (Fri Dec 4): Theo and Maya',
    'Gave out 2 shifts as proposed (Fri Dec 4): Ana and Ben',
  ]);
  expect((await sentencesOf('de'))[1]).toBe(
    '2 offene Schichten wie vorgeschlagen besetzt (Fr, 4. Dez.): Theo und Maya',
  );
  expect((await sentencesOf('fr'))[1]).toBe(
    '2 services à pourvoir attribués selon la proposition (ven. 4 déc.) : Theo et Maya',
  );
  expect((await sentencesOf('es'))[1]).toBe(
    '2 turnos por cubrir asignados según la propuesta (vie, 4 dic): Theo y Maya',
  );
});

test('inserts names verbatim and never quotes notes', async () => {
  const words = await wordsIn('en');
  const sentenceOf = (name: string) =>
    stepSentence({ entries: [shiftEntry(undefined, { ...shift, employeeName: name })] }, words);
  expect(sentenceOf("D'Arcy {x} “Jo”")).toBe(
    "Added a shift for D'Arcy {x} “Jo” on Fri Dec 4, 9:00 AM - 5:00 PM",
  );
  const sentences = await sentencesIn('en');
  expect(Object.values(sentences).join()).not.toContain('notice');
});
