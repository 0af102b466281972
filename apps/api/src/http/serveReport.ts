import type { AnyReport, ParamsOf, RowOf } from '@vidas/api-client/report/report.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, type Compilable, inPortions } from '../db/portions.ts';
import type { Db } from '../db/database.ts';
import { adding } from '../db/findable.ts';
import type { Deps } from '../deps.ts';
import { operatorDay } from '../operatorDay.ts';
import type { Consulta } from './acesso/consulta.ts';
import type { Allow, ReportContext, Session } from './door.ts';
import { listaDe, perguntaDoRelatorio } from './acesso/perguntaDoRelatorio.ts';
import { serve } from './serve.ts';

/** App for reports with its dependencies, callers and purpose. */
export interface ReportPlace {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly allow: Allow;
  /** Purpose, required for Centro Médico and Jurídico, and for recorded readings. */
  readonly finalidade?: string;
  /** Rows show people with health data: each reading is recorded (PRV-8), or only those of `perguntas`. */
  readonly consulta?: Pick<Consulta, 'pessoa'> & { readonly perguntas?: readonly string[] };
  /** Throws for people with the module but without the right. */
  readonly refuse?: (session: Session) => void;
  /** Throws for a question about something unknown. */
  readonly exige?: (db: Db, params: never) => Promise<void>;
}

/** Source of derived fields beside the row; read once an answer. */
type Contexto<C> = (db: Db) => Promise<C>;

/** Statement of each question, with an order without ties. */
type RowsFor<R extends AnyReport> = {
  readonly [Name in keyof R['questions']]: (
    context: ReportContext,
    params: ParamsOf<R, Name>,
  ) => Compilable<object>;
};

type Statement = (context: ReportContext, params: never) => Compilable<object>;
/** The row of a statement of `sql`, or of the builder. */
type RowOfStatement<Written> = Written extends {
  execute: (db: never) => Promise<{ rows: (infer Selected)[] }>;
}
  ? Selected
  : Written extends Compilable<infer Selected>
    ? Selected
    : never;
type SelectedBy<Rows> = Rows[keyof Rows] extends (...given: never[]) => infer Written
  ? RowOfStatement<Written>
  : never;

/** The fields of a declared row that no statement selects as declared; the compiler names them. */
type Missing<Row, Selected> = {
  [Name in keyof Row as Selected extends Pick<Row, Name> ? never : Name]: Row[Name];
};

type Whole<R extends AnyReport, Selected> = Selected extends RowOf<R> ? unknown : Missing<RowOf<R>, Selected>;

/** Computed fields, or the fields that are neither selected nor computed as declared. */
type Complete<R extends AnyReport, Rows, Computed> =
  SelectedBy<Rows> extends Omit<RowOf<R>, keyof Computed>
    ? Computed
    : Missing<Omit<RowOf<R>, keyof Computed>, SelectedBy<Rows>>;

/**
 * Statement of a monthly list over the months compared with the last one, so that list and comparison never
 * differ (REL-22).
 */
const ofTheYearBefore =
  (select: Statement): Statement =>
  (context, asked: { readonly dtFinal: string }) =>
    select(context, { ...asked, dtInicial: primeiraComparada(asked.dtFinal) } as never);

const mount = (
  { app, deps: { db, clock }, allow, finalidade = '', consulta, refuse, exige }: ReportPlace,
  report: AnyReport,
  rows: Readonly<Record<string, Statement>>,
  computed?: (row: object, hoje: string, contexto: unknown) => object,
  contexto?: Contexto<unknown>,
): void => {
  const present: (row: object, hoje: string, contexto: unknown) => object = computed
    ? adding(computed)
    : asSelected;
  const mountCall = (name: string, endpoint: Endpoint, select: Statement): void => {
    app.reports.push({ endpoint, select });
    const pergunta = perguntaDoRelatorio(report, name);
    const isNamed = consulta && (consulta.perguntas?.includes(name) ?? true);
    const acesso = isNamed
      ? { allow, finalidade, consulta: { pessoa: consulta.pessoa, lista: listaDe(report), pergunta } }
      : { allow, finalidade };
    serve(app, endpoint, acesso, async ({ input, session, unico }) => {
      refuse?.(session);
      const hoje = operatorDay(clock());
      const { params, body } = input as { params: unknown; body: unknown };
      await exige?.(db, (params ?? body) as never);
      const selected = select({ db, hoje, unico }, (params ?? body) as never);
      return inPortions(db, selected, present, hoje, await contexto?.(db)) as never;
    });
  };
  const questions = report.questions as Record<string, { endpoint: Endpoint; historico?: Endpoint }>;
  for (const [name, { endpoint, historico }] of Object.entries(questions)) {
    const select = rows[name] as Statement;
    mountCall(name, endpoint, select);
    if (historico) mountCall(name, historico, ofTheYearBefore(select));
  }
};

/**
 * Serves every question of a declared report. The statements select every field under its wire name, checked
 * by the compiler against the declaration; further columns are never sent.
 */
export const serveReport = <
  R extends AnyReport,
  Written extends { readonly [Name in keyof R['questions']]: Compilable<object> },
>(
  place: ReportPlace,
  report: R,
  rows: {
    readonly [Name in keyof Written]: (
      context: ReportContext,
      params: Name extends keyof R['questions'] ? ParamsOf<R, Name> : never,
    ) => Written[Name] & NoInfer<Whole<R, RowOfStatement<Written[Name]>>>;
  },
): void => mount(place, report, rows as never);

/**
 * Like `serveReport`, with fields derived from each selected row, the local ISO day `hoje`, and what `contexto` reads once an answer. Its
 * value goes to another thread, so it holds data alone.
 */
export const serveComputedReport = <
  R extends AnyReport,
  Rows extends RowsFor<R>,
  Computed extends Partial<RowOf<R>>,
  C = undefined,
>(
  place: ReportPlace,
  report: R,
  rows: Rows,
  computed: (row: SelectedBy<Rows>, hoje: string, contexto: C) => Computed & Complete<R, Rows, Computed>,
  contexto?: Contexto<C>,
): void => mount(place, report, rows as never, computed as never, contexto);
