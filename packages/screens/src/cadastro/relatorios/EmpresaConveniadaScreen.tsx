import { ativoEmpresarial } from '@vidas/api-client/cadastro/relatorios/ativoEmpresarial.report.ts';
import { empresaConveniada } from '@vidas/api-client/cadastro/relatorios/empresaConveniada.report.ts';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { useParams } from 'react-router-dom';
import { RouterLink } from '../../app/RouterLink.tsx';
import { FormaDePapelAct } from '../forma-de-papel/FormaDePapelAct.tsx';
import { rowsPath } from '../../report/urlFilters.ts';
import { writeAsked } from '../../report/useAsked.ts';
import { reportScreen } from '../../report/reportScreen.tsx';

/** Link from a company to its active beneficiaries (CAD-41). */
function VidasDaEmpresa({ codigo, nome }: { readonly codigo: string; readonly nome: string }) {
  const { modulo } = useParams();
  return (
    <LinkButton
      size="small"
      href={rowsPath(
        `/modulos/${modulo}/ativo-empresarial`,
        writeAsked(ativoEmpresarial, { name: 'empresa', params: { param: codigo } }),
      )}
      aria-label={`Ver vidas: ${nome}`}
      linkComponent={RouterLink}
    >
      Ver vidas
    </LinkButton>
  );
}

/** Affiliated companies: all of them, or the active ones. */
export const EmpresaConveniadaScreen = reportScreen(empresaConveniada, {
  paging: { size: 20 },
  acts: ({ empCon, pejFantasia }) => (
    <>
      <VidasDaEmpresa codigo={empCon} nome={pejFantasia} />{' '}
      <FormaDePapelAct tipo="EMPRESA" codigo={empCon} nome={pejFantasia} label="Como recebe papéis" />
    </>
  ),
});
