import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { atendimento } from '../atendimento/manifest.ts';
import { cadastro } from '../cadastro/manifest.ts';
import { caixa } from '../caixa/manifest.ts';
import { centroMedico } from '../centro-medico/manifest.ts';
import { cobranca } from '../cobranca/manifest.ts';
import { contabilidade } from '../contabilidade/manifest.ts';
import { contasMedicas } from '../contas-medicas/manifest.ts';
import { credenciamento } from '../credenciamento/manifest.ts';
import { diretoria } from '../diretoria/manifest.ts';
import { financeiro } from '../financeiro/manifest.ts';
import { juridico } from '../juridico/manifest.ts';
import { ouvidoria } from '../ouvidoria/manifest.ts';
import { prevencao } from '../prevencao/manifest.ts';
import { retencao } from '../retencao/manifest.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { tecnologia } from '../tecnologia/manifest.ts';
import { vendas } from '../vendas/manifest.ts';

/** The sixteen modules; a module that is missing here does not compile. */
export const manifests: Readonly<Record<ModuleKey, ModuleManifest>> = {
  atendimento,
  cadastro,
  cobranca,
  vendas,
  'contas-medicas': contasMedicas,
  financeiro,
  contabilidade,
  diretoria,
  caixa,
  retencao,
  prevencao,
  ouvidoria,
  juridico,
  'centro-medico': centroMedico,
  credenciamento,
  tecnologia,
};
