import { isNameless } from '@/lib/employees/employee';
import type { KnownRole } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import type { ColumnChoice } from '@/lib/import/file/import-file';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { KnownStatus } from '@/lib/shifts/shift/shift';

// Words that spreadsheets and other products use, in four languages; all words are compared folded.

/** Removes case, accents, punctuation and repeated spaces for comparison. */
export function plainWords(text: string): string {
  return foldText(text.slice(0, 200))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lookup<Value>(words: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  return new Map(
    words.flatMap(([value, list]) => list.split(',').map((word) => [plainWords(word), value] as const)),
  );
}

/** Exact heads. Known but unused heads are `none`, so that no looser match applies. */
export const HEAD_WORDS = lookup<ColumnChoice>([
  [
    'employee',
    'employee,employees,employee name,name,full name,staff,staff name,staff member,team member,member,worker,user,' +
      'user name,person,who,assigned to,assignee,resource,crew,' +
      'empleado,empleada,empleados,nombre,nombre completo,nombre del empleado,trabajador,persona,personal,quien,' +
      'employe,employee e,salarie,salariee,nom complet,nom du salarie,nom de lemploye,collaborateur,personne,qui,' +
      'equipier,mitarbeiter,mitarbeiterin,mitarbeitende,mitarbeiter in,mitarbeitername,angestellter,person,wer,kollege',
  ],
  [
    'firstName',
    'first name,firstname,first,given name,forename,employee first name,user first name,primer nombre,nombre de pila,' +
      'prenom,vorname',
  ],
  [
    'lastName',
    'last name,lastname,last,surname,family name,employee last name,user last name,apellido,apellidos,' +
      'nom de famille,nachname,familienname',
  ],
  [
    'role',
    'role,roles,position,positions,position name,job,job title,job name,job role,title,area,area name,' +
      'department,dept,team,group,schedule,' +
      'rol,puesto,cargo,posicion,departamento,funcion,area de trabajo,seccion,' +
      'poste,fonction,metier,service,departement,role metier,equipe,' +
      'rolle,funktion,abteilung,stelle,arbeitsbereich,tatigkeit,einsatzbereich,aufgabe',
  ],
  [
    'date',
    'date,day,shift date,start date,work date,date start,scheduled date,day date,in date,date in,clock in date,' +
      'fecha,dia,fecha de inicio,fecha inicio,fecha del turno,' +
      'jour,date de debut,date debut,date du service,' +
      'datum,tag,startdatum,schichtdatum,beginn datum,datum von,arbeitstag',
  ],
  [
    'start',
    'start,start time,time start,starts,starts at,start at,begin,begins,begin time,from,in,time in,in time,clock in,' +
      'clocked in,clock in time,shift start,shift start time,scheduled start,scheduled start time,start date time,' +
      'start datetime,dtstart,' +
      'inicio,hora de inicio,hora inicio,entrada,hora de entrada,hora entrada,desde,comienzo,de,' +
      'debut,heure de debut,heure debut,arrivee,heure darrivee,du,' +
      'beginn,von,startzeit,anfang,anfangszeit,dienstbeginn,schichtbeginn,kommt,kommen,uhrzeit von,zeit von',
  ],
  [
    'end',
    'end,end time,time end,ends,ends at,end at,finish,finish time,until,to,till,out,time out,out time,clock out,' +
      'clocked out,clock out time,shift end,shift end time,scheduled end,scheduled end time,end date time,' +
      'end datetime,dtend,stop,' +
      'fin,hora de fin,hora fin,salida,hora de salida,hora salida,hasta,final,' +
      'heure de fin,heure fin,depart,heure de depart,a,au,' +
      'ende,bis,endzeit,dienstende,schichtende,geht,gehen,uhrzeit bis,zeit bis,schluss',
  ],
  [
    'times',
    'time,times,shift,shifts,hours from to,time range,shift time,shift times,start end,start time end time,' +
      'from to,schedule time,working time,shift hours,' +
      'horario,hora,horas de turno,turno,turnos,' +
      'horaire,horaires,heure,creneau,plage horaire,' +
      'zeit,zeiten,uhrzeit,schicht,schichten,arbeitszeit,schichtzeit,von bis,dienstzeit,dienst',
  ],
  [
    'status',
    'status,state,shift status,published,publish status,confirmation,estado,situacion,statut,etat,zustand',
  ],
  [
    'notes',
    'notes,note,comment,comments,shift notes,shift note,remarks,remark,memo,description,details,' +
      'notas,nota,comentario,comentarios,observaciones,descripcion,' +
      'remarque,remarques,commentaire,commentaires,observations,' +
      'notiz,notizen,bemerkung,bemerkungen,kommentar,kommentare,anmerkung,anmerkungen,hinweis,hinweise,beschreibung',
  ],
  // The column names a role if no other column does (`oncePerField`).
  ['station', 'station,stations,bereich,zona,zone'],
  [
    'teamNotes',
    'notes for the team,team notes,notizen fur das team,notas para el equipo,notes pour l’équipe',
  ],
  ['kind', 'kind of shift,shift kind,art der schicht,tipo de turno,type de service'],
  ['unpaidBreak', 'unpaid break min,unbezahlte pause min,pausa no pagada min,pause non payee min'],
  ['paidBreak', 'paid break min,bezahlte pause min,pausa pagada min,pause payee min'],
  [
    'none',
    'end date,date end,out date,date out,clock out date,fecha de fin,fecha fin,date de fin,date fin,enddatum,' +
      'ende datum,datum bis,hours,total hours,paid hours,regular hours,overtime,overtime hours,duration,length,' +
      'break,breaks,unpaid break,paid break,wage,rate,pay rate,cost,labor cost,total cost,estimated cost,email,' +
      'e mail,phone,mobile,id,employee id,shift id,user id,external id,payroll id,employee number,location,site,' +
      'horas,horas extra,duracion,descanso,correo,telefono,heures,heures supplementaires,duree,pause,pausen,' +
      'courriel,telephone,stunden,uberstunden,dauer,kosten,lohn,telefon,standort,personalnummer,color,colour,weekday',
  ],
]);

const WEAK_HEADS = new Set(
  (
    'department,dept,area,area name,station,team,group,schedule,title,departamento,seccion,departement,service,equipe,' +
    'abteilung,bereich,einsatzbereich'
  ).split(','),
);

/** 2 for an exact match between head and field, 1 for a loose one. */
export function sureness(head: string): number {
  const words = plainWords(head);
  return HEAD_WORDS.has(words) && !WEAK_HEADS.has(words) ? 2 : 1;
}

/** Parts of longer heads that identify a field, most certain first. */
export const HEAD_PARTS: readonly (readonly [ColumnChoice, RegExp])[] = [
  [
    'none',
    /\b(?:hours?|horas|heures|stunden|break|pause|descanso|cost|coste|kosten|wage|rate|email|phone|id|number)\b/,
  ],
  [
    'none',
    /\b(?:end|out|fin|ende|bis)\b.*\b(?:date|fecha|datum)\b|\b(?:date|fecha|datum)\b.*\b(?:end|out|fin|bis)\b/,
  ],
  ['firstName', /\b(?:first name|given name|prenom|vorname)\b/],
  ['lastName', /\b(?:last name|surname|nachname|apellidos?)\b/],
  ['start', /\b(?:start|begin|clock in|inicio|entrada|debut|beginn)\b.*\b(?:time|hora|heure|zeit)\b/],
  ['end', /\b(?:end|clock out|finish|fin|salida|ende)\b.*\b(?:time|hora|heure|zeit)\b/],
  ['date', /\b(?:date|fecha|datum)\b/],
  ['employee', /\b(?:employees?|empleado|employe|salarie|mitarbeiter|staff|team member)\b/],
  ['role', /\b(?:role|position|job|puesto|poste|funktion|rolle)\b/],
  ['start', /\b(?:start|inicio|debut|beginn)\b/],
  ['end', /\b(?:end|fin|ende)\b/],
  ['status', /\b(?:status|estado|statut)\b/],
  ['notes', /\b(?:notes?|comments?|notas|bemerkung)\b/],
];

const STATUS_WORDS = lookup<KnownStatus>([
  [
    'Confirmed',
    'confirmed,published,scheduled,approved,accepted,assigned,active,yes,ok,open,filled,' +
      'confirmado,confirmada,publicado,publicada,programado,aprobado,aceptado,si,' +
      'confirme,confirmee,publie,publiee,planifie,approuve,accepte,oui,' +
      'bestatigt,veroffentlicht,geplant,genehmigt,angenommen,zugesagt,ja',
  ],
  [
    'Pending',
    'pending,unpublished,draft,tentative,unconfirmed,requested,needs action,proposed,no,' +
      'pendiente,borrador,provisional,sin confirmar,no publicado,por confirmar,' +
      'en attente,brouillon,provisoire,a confirmer,non publie,non confirme,' +
      'ausstehend,entwurf,vorlaufig,unbestatigt,offen,unveroffentlicht,vorgesehen,nein',
  ],
  [
    'Canceled',
    'canceled,cancelled,deleted,declined,removed,rejected,' +
      'cancelado,cancelada,anulado,rechazado,eliminado,' +
      'annule,annulee,refuse,supprime,' +
      'abgesagt,storniert,geloscht,abgelehnt,entfallen,entfallt',
  ],
]);

const ROLE_WORDS = lookup<KnownRole>([
  [
    'Manager',
    'manager,gerente,encargado,encargada,responsable,gerant,gerante,leitung,leiter,leiterin,supervisor',
  ],
  [
    'Server',
    'server,servers,waiter,waitress,camarero,camarera,mesero,mesera,serveur,serveuse,servicekraft,kellner,kellnerin',
  ],
  ['Cook', 'cook,cooks,line cook,cocinero,cocinera,cuisinier,cuisiniere,koch,kochin'],
  ['Host', 'host,hostess,anfitrion,anfitriona,accueil,hote,hotesse,empfang'],
  ['Bartender', 'bartender,barkeeper,barman,barmaid,camarero de barra,barkeeperin'],
  [
    'Front Desk',
    'front desk,frontdesk,reception,receptionist,recepcion,recepcionista,receptionniste,rezeption',
  ],
]);

const OPEN_WORDS = new Set(
  (
    'open,openshift,open shift,open shifts,openshifts,unassigned,not assigned,unfilled,unstaffed,available,nobody,no one,' +
    'tbd,tba,tbc,to be determined,to be decided,to be assigned,to be announced,vacant,vacancy,empty shift,' +
    'abierto,turno abierto,turnos abiertos,turno libre,por cubrir,turno por cubrir,turnos por cubrir,sin asignar,' +
    'no asignado,por asignar,por definir,a definir,sin cubrir,vacante,' +
    'ouvert,service ouvert,service a pourvoir,services a pourvoir,a pourvoir,non pourvu,non attribue,non assigne,' +
    'a attribuer,a definir,a determiner,poste vacant,' +
    'offen,offene schicht,offene schichten,freie schicht,nicht besetzt,unbesetzt,nicht zugewiesen,noch offen,' +
    'zu besetzen,zu vergeben,n n,nn'
  ).split(','),
);

const SHIFT_WORDS = new Set('shift,work,turno,trabajo,service,travail,schicht,dienst,arbeit'.split(','));

const OFF_WORDS = new Set(
  (
    'off,day off,rdo,ro,r o,req off,requested off,request off,x,n a,na,none,closed,vacation,vac,pto,sick,holiday,leave,' +
    'unavailable,time off,libre,descanso,vacaciones,baja,festivo,cerrado,repos,conge,conges,off repos,ferme,maladie,' +
    'absent,frei,urlaub,krank,ruhetag,geschlossen,feiertag,abwesend'
  ).split(','),
);

const TOTAL_WORDS =
  /^(?:total|totals|sum|hours|hrs|labor|labour|cost|budget|sales|forecast|suma|totales|somme|summe|gesamt|stunden)\b/;

/** The status in any of the languages; undefined for other words. */
export const statusOf = (text: string): KnownStatus | undefined => STATUS_WORDS.get(plainWords(text));

/** The built-in role in any of the languages; undefined for a custom role. */
export const knownRoleOf = (text: string): KnownRole | undefined => ROLE_WORDS.get(plainWords(text));

/** Open shifts may be numbered: `Open 1`, `TBD #2`. */
const isOpen = (text: string): boolean => {
  const words = plainWords(text);
  return OPEN_WORDS.has(words) || OPEN_WORDS.has(words.replace(/ ?\d{1,3}$/, ''));
};

/** The name, or the open shift's name if the text is no name or means unassigned. */
export const nameOrOpen = (text: string): string =>
  isNameless(text) || isOpen(text) ? OPEN_SHIFT_NAME : text;

export const isOpenWord = (text: string): boolean => isOpen(text);

export const isShiftWord = (text: string): boolean => SHIFT_WORDS.has(plainWords(text));

/** Whether a grid cell means no shift; a cell with only punctuation does. */
export function isOffWord(text: string): boolean {
  const words = plainWords(text);
  return words === '' || OFF_WORDS.has(words);
}

export const isTotalWord = (text: string): boolean => TOTAL_WORDS.test(plainWords(text));

const KIND_WORDS = lookup<'onCall' | 'training'>([
  ['onCall', 'on call,oncall,standby,de guardia,d’astreinte,astreinte,rufbereitschaft'],
  ['training', 'training,formacion,formation,einarbeitung'],
]);

/** The kind of shift in any of the languages; undefined if none. */
export const kindOf = (text: string): 'onCall' | 'training' | undefined => KIND_WORDS.get(plainWords(text));
