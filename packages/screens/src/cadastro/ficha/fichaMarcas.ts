import type { PendenciaSib } from '@vidas/api-client/cadastro/envio';
import type { CampoFicha, DadosFicha, FichaBeneficiario } from '@vidas/api-client/cadastro/ficha';
import { isMudado } from '@vidas/api-client/cadastro/ficha-rules';

/** What marks the fields of a record. */
export interface Marcas {
  readonly ficha: FichaBeneficiario;
  /** The record as it was when its form was opened. */
  readonly abertos: DadosFicha;
  readonly pendencias: readonly PendenciaSib[];
}

/** What is said of a field besides what its form says. */
export interface Marca {
  /** Still as it was refused. */
  readonly errorMessage?: string;
  /** What was refused, once the field holds something else. */
  readonly hint?: string;
}

const errorText = ({ mensagemErro, codigoErro }: FichaBeneficiario['erros'][number]): string =>
  `A ANS rejeitou: ${mensagemErro ?? 'sem mensagem'}${codigoErro === null ? '' : ` (${codigoErro})`}`;

const before = (valorCampo: string | null): string =>
  valorCampo === null ? 'o valor anterior' : `“${valorCampo}”`;

/** What ANS and the check before the sending say of one field, for the value that stands in it now. */
export const marcaDe = (
  { ficha, abertos, pendencias }: Marcas,
  { campo, valor }: { readonly campo: CampoFicha; readonly valor: string | null },
): Marca => {
  const erros = ficha.erros.filter((erro) => erro.campo === campo);
  const open = erros.filter((erro) => !isMudado(erro, valor, abertos[campo])).map(errorText);
  const isAsBefore = (valor ?? '') === (abertos[campo] ?? '');
  const pending = isAsBefore
    ? pendencias.filter((each) => each.campo === campo).map((each) => each.mensagem)
    : [];
  const problems = [...new Set([...open, ...pending])];
  if (problems.length > 0) return { errorMessage: problems.join(' · ') };
  const [gone] = erros;
  return gone ? { hint: `A ANS rejeitou ${before(gone.valorCampo)}; o campo já mudou` } : {};
};

/** The props of a field with its mark; what the form itself finds wrong goes first. */
export const marked =
  (marcas: Marcas, campo: CampoFicha) =>
  <Field extends { readonly value: string | null; readonly errorMessage: string | undefined }>(
    field: Field,
  ) => {
    const marca = marcaDe(marcas, { campo, valor: field.value });
    return { ...field, ...marca, ...(field.errorMessage && { errorMessage: field.errorMessage, hint: '' }) };
  };
