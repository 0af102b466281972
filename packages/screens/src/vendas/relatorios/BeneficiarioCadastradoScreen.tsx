import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { beneficiarioCadastrado } from '@vidas/api-client/vendas/relatorios/beneficiarioCadastrado.report.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { getDadosVendedores } from '@vidas/api-client/vendas/lancamentos/vendedores.contract.ts';
import { useHttp } from '../../app/services.tsx';
import { useSession } from '../../app/session/SessionProvider.tsx';
import { cadastradosCards, cadastradosColumns } from '../../report/cadastrados/cadastrados.ts';
import type { BesideFieldProps } from '../../report/BesideField.tsx';
import { reportScreen } from '../../report/reportScreen.tsx';
import { doVendedor } from '../doVendedor.ts';
import { ParaVendas } from '../ParaVendas.tsx';
import { VendedorField } from '../VendedorField.tsx';

/** Managers choose the seller; for sellers the server always uses their own (VEN-3). */
function VendedorDoGerente(props: BesideFieldProps) {
  const isGerente = ehGerente(useSession()?.occupation ?? '');
  const vendedores = useQuery({ ...queryOf(useHttp(), getDadosVendedores, {}), enabled: isGerente });
  return isGerente && <VendedorField {...props} vendedores={vendedores} />;
}

const Cadastrados = reportScreen(beneficiarioCadastrado, {
  columns: cadastradosColumns,
  cards: cadastradosCards('Total de beneficiários', 'Portabilidades', 'Vendas administrativas'),
  beside: VendedorDoGerente,
  startDensity: 'compact',
  subtitle: (asked) => doVendedor('Vendas', asked),
});

/** Beneficiaries by the day of their sale, of a seller or of all (VEN-4). */
export function BeneficiarioCadastradoScreen() {
  return (
    <ParaVendas title={beneficiarioCadastrado.title}>
      <Cadastrados />
    </ParaVendas>
  );
}
