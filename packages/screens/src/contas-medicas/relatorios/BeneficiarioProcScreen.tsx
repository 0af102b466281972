import { beneficiarioProc } from '@vidas/api-client/contas-medicas/relatorios/beneficiarioProc.report.ts';
import type { ScreenProps } from '../../app/manifest.ts';
import { type Periodo, writePeriodo } from '../../report/periodo.ts';
import { reportScreen, type ReportScreenOptions } from '../../report/reportScreen.tsx';
import { AbreGuias } from '../inicio/AbreGuias.tsx';
import { listaDosModulos } from '../inicio/listaDosModulos.tsx';
import { ProcedimentoField } from './ProcedimentoField.tsx';

/** The form also finds a code by its name, and the rows show the name beside it (CMR-20). */
const opcoes = {
  beside: ProcedimentoField,
  subtitle: ({ params }, rows) => {
    const nome = rows?.find(({ procedimento }) => procedimento)?.procedimento;
    const codigo = [params['tussCode'], nome].filter(Boolean).join(', ');
    return `${writePeriodo('Procedimentos realizados', params as unknown as Periodo)} · Código TUSS: ${codigo}`;
  },
} satisfies ReportScreenOptions<typeof beneficiarioProc>;

const ComGuias = listaDosModulos(
  { 'contas-medicas': beneficiarioProc, 'centro-medico': beneficiarioProc },
  ({ guia }, modulo) => <AbreGuias modulo={modulo} guia={guia} />,
  opcoes,
);
const SemGuias = reportScreen(beneficiarioProc, opcoes);

/** Beneficiaries by procedure; the modules with guides open them (CMR-14). */
export function BeneficiarioProcScreen(props: ScreenProps) {
  const { key } = props.manifest;
  return key === 'contas-medicas' || key === 'centro-medico' ? <ComGuias {...props} /> : <SemGuias />;
}
