import type { PendenciaSib } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import type { FichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { nomeDoCampo } from './fichaCampos.ts';

export interface FichaAvisosProps {
  readonly ficha: FichaBeneficiario;
  readonly pendencias: readonly PendenciaSib[];
}

/** A field with two errors is one field. */
const titleOf = (erros: FichaBeneficiario['erros'], pendencias: number): string => {
  const campos = new Set(erros.map(({ campo, campoAns }) => campo || campoAns)).size;
  const parts = [
    campos > 0 && (campos === 1 ? 'A ANS rejeitou um campo' : `A ANS rejeitou ${campos} campos`),
    pendencias > 0 && 'Há o que corrigir antes do envio',
  ];
  return parts.filter(Boolean).join('. ');
};

/** Number of problems of the record, and the problems without a field in the form. */
export function FichaAvisos({ ficha, pendencias }: FichaAvisosProps) {
  const { erros, dados } = ficha;
  if (erros.length + pendencias.length === 0) return null;
  const elsewhere = [
    ...erros
      .filter(({ campo }) => campo === '')
      .map(({ campoAns, mensagemErro, valorCampo }) =>
        [
          `${campoAns ?? 'Campo não informado'}: ${mensagemErro ?? 'sem mensagem'}`,
          valorCampo !== null && `valor “${valorCampo}”`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ...pendencias
      .filter(({ campo }) => !Object.hasOwn(dados, campo))
      .map(({ campo, mensagem }) => `${nomeDoCampo(campo)}: ${mensagem}`),
  ];
  return (
    <Notice tone="caution" title={titleOf(erros, pendencias.length)}>
      {elsewhere.length < erros.length + pendencias.length && <p>Os campos estão marcados abaixo.</p>}
      {elsewhere.length > 0 && (
        <>
          <p>Do contrato, fora deste formulário:</p>
          <List>
            {elsewhere.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </List>
        </>
      )}
    </Notice>
  );
}
