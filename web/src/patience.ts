/** Before every test file: what is waited for may take long on a busy machine; only a hang fails. */
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 50_000 });
